import Box from '@mui/material/Box';
import type { CheckboxProps } from '@mui/material/Checkbox';
import type { DialogProps } from '@mui/material/Dialog';
import type { MenuProps } from '@mui/material/Menu';
import Skeleton from '@mui/material/Skeleton';
import type { SwitchProps } from '@mui/material/Switch';
import type { TabsProps } from '@mui/material/Tabs';
import type { TextFieldProps } from '@mui/material/TextField';
import type { TooltipProps } from '@mui/material/Tooltip';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { Notice } from '../state/index.ts';
import type * as laterParts from './laterParts.ts';

/**
 * Parts of MUI whose code comes after the first screen, because they are two fifths of all that is drawn with: until then
 * each keeps its place. Tests draw the parts themselves (`laterParts`).
 */
type Parts = typeof laterParts;

const $parts = atom<Parts | null>(null);

/** Fetches the code of these parts ahead of the first one that is drawn; what does not come is asked for again by that one. */
export async function loadLaterParts(): Promise<void> {
  if (!$parts.get()) $parts.set(await import('./laterParts.ts'));
}

/** The parts once they are there; `isNeeded` has them fetched. */
function useParts(isNeeded: boolean): Parts | null {
  const parts = useStore($parts);
  const isMissing = isNeeded && parts === null;
  useEffect(() => {
    if (isMissing) loadLaterParts().catch(() => undefined);
  }, [isMissing]);
  return parts;
}

export function Checkbox(props: CheckboxProps) {
  const parts = useParts(true);
  return parts ? <parts.Checkbox {...props} /> : <Box component="span" sx={{ flex: 'none', width: 42, height: 42 }} />;
}

/** Shown as soon as it can be. */
export function Dialog(props: DialogProps) {
  const parts = useParts(props.open);
  return parts && <parts.Dialog {...props} />;
}

/** Shown as soon as it can be. */
export function Menu(props: MenuProps) {
  const parts = useParts(props.open);
  return parts && <parts.Menu {...props} />;
}

export function Switch(props: SwitchProps) {
  const parts = useParts(true);
  return parts ? <parts.Switch {...props} /> : <Box component="span" sx={{ flex: 'none', width: 58, height: 38 }} />;
}

export function Tabs(props: TabsProps) {
  const parts = useParts(true);
  return parts ? <parts.Tabs {...props} /> : <Box sx={{ minHeight: 48 }} />;
}

export function TextField(props: TextFieldProps) {
  const parts = useParts(true);
  if (parts) return <parts.TextField {...props} />;
  const { size = 'medium', fullWidth = false, sx = [] } = props;
  const place = { height: size === 'small' ? 40 : 56, width: fullWidth ? 1 : 180 } as const;
  return <Skeleton variant="rounded" sx={[place, ...(Array.isArray(sx) ? sx : [sx])]} />;
}

/** Until then the element alone. */
export function Tooltip(props: TooltipProps) {
  const parts = useParts(true);
  return parts ? <parts.Tooltip {...props} /> : props.children;
}

export function ShownNotice(props: { readonly notice: Notice }) {
  const parts = useParts(true);
  return parts && <parts.ShownNotice {...props} />;
}
