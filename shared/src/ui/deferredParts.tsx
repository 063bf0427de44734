import Box from '@mui/material/Box';
import type { CheckboxProps } from '@mui/material/Checkbox';
import type { CircularProgressProps } from '@mui/material/CircularProgress';
import type { DialogProps } from '@mui/material/Dialog';
import type { DialogActionsProps } from '@mui/material/DialogActions';
import type { DialogContentProps } from '@mui/material/DialogContent';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';
import type { FormHelperTextProps } from '@mui/material/FormHelperText';
import type { InputAdornmentProps } from '@mui/material/InputAdornment';
import type { LinearProgressProps } from '@mui/material/LinearProgress';
import type { ListItemProps } from '@mui/material/ListItem';
import type { ListItemButtonProps } from '@mui/material/ListItemButton';
import type { ListItemIconProps } from '@mui/material/ListItemIcon';
import type { ListItemTextProps } from '@mui/material/ListItemText';
import type { MenuProps } from '@mui/material/Menu';
import type { MenuItemProps } from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import type { SwitchProps } from '@mui/material/Switch';
import type { TabProps } from '@mui/material/Tab';
import type { TabsProps } from '@mui/material/Tabs';
import type { TextFieldProps } from '@mui/material/TextField';
import type { TooltipProps } from '@mui/material/Tooltip';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { ElementType } from 'react';
import type { Notice } from '../state/index.ts';
import type { CopyFieldProps } from './copying/CopyField.tsx';
import type { GoLiveDialogProps } from './publishing/GoLiveDialog.tsx';
import type { DialogTitleProps } from './help/DialogTitle.tsx';
import type { HelpButtonProps } from './help/HelpButton.tsx';
import type { HelpTextProps } from './help/HelpText.tsx';
import type { PageHelpProps } from './help/PageHelp.tsx';
import { laterPart } from './later/laterPart.tsx';
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

export function CircularProgress(props: CircularProgressProps) {
  const parts = useParts(true);
  const { size = 40 } = props;
  return parts ? (
    <parts.CircularProgress {...props} />
  ) : (
    <Box component="span" sx={{ flex: 'none', width: size, height: size }} />
  );
}

/** Shown as soon as it can be. */
export function Dialog(props: DialogProps) {
  const parts = useParts(props.open);
  return parts && <parts.Dialog {...props} />;
}

/** Stands in a dialog alone, as the next two. */
export function DialogTitle(props: DialogTitleProps) {
  const parts = useParts(true);
  return parts && <parts.DialogTitle {...props} />;
}

export function DialogContent(props: DialogContentProps) {
  const parts = useParts(true);
  return parts && <parts.DialogContent {...props} />;
}

export function DialogActions(props: DialogActionsProps) {
  const parts = useParts(true);
  return parts && <parts.DialogActions {...props} />;
}

/** Until then control and text alone. */
export function FormControlLabel(props: FormControlLabelProps) {
  const parts = useParts(true);
  if (parts) return <parts.FormControlLabel {...props} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {props.control}
      {props.label}
    </Box>
  );
}

/** Stands below a field, which comes later as well. */
export function FormHelperText(props: FormHelperTextProps) {
  const parts = useParts(true);
  return parts && <parts.FormHelperText {...props} />;
}

/** Stands in a field. */
export function InputAdornment(props: InputAdornmentProps) {
  const parts = useParts(true);
  return parts && <parts.InputAdornment {...props} />;
}

/** In a file of its own, because most visits see nothing that takes so long. */
export const LinearProgress = laterPart<LinearProgressProps>(
  async () => (await import('@mui/material/LinearProgress')).default,
  <Box sx={{ height: 4 }} />,
);

/** Shown as soon as it can be. */
export function Menu(props: MenuProps) {
  const parts = useParts(props.open);
  return parts && <parts.Menu {...props} />;
}

/** Stands in a menu, or among a field's choices. */
export function MenuItem<Root extends ElementType = 'li'>(props: MenuItemProps<Root, { component?: Root }>) {
  const parts = useParts(true);
  return parts && <parts.MenuItem {...props} />;
}

/** Until then, as the next three, its content alone. */
export function ListItem(props: ListItemProps) {
  const parts = useParts(true);
  return parts ? <parts.ListItem {...props} /> : <li>{props.children}</li>;
}

export function ListItemButton(props: ListItemButtonProps) {
  const parts = useParts(true);
  return parts ? <parts.ListItemButton {...props} /> : props.children;
}

export function ListItemText(props: ListItemTextProps) {
  const parts = useParts(true);
  return parts ? <parts.ListItemText {...props} /> : (props.primary ?? props.children);
}

export function ListItemIcon(props: ListItemIconProps) {
  const parts = useParts(true);
  return parts ? <parts.ListItemIcon {...props} /> : props.children;
}

export function Switch(props: SwitchProps) {
  const parts = useParts(true);
  return parts ? <parts.Switch {...props} /> : <Box component="span" sx={{ flex: 'none', width: 58, height: 38 }} />;
}

/** Stands among tabs. */
export function Tab(props: TabProps) {
  const parts = useParts(true);
  return parts && <parts.Tab {...props} />;
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

/** Until then the room of its field. */
export function CopyField(props: CopyFieldProps) {
  const parts = useParts(true);
  return parts ? <parts.CopyField {...props} /> : <Skeleton variant="rounded" height={40} />;
}

export function ShownNotice(props: { readonly notice: Notice }) {
  const parts = useParts(true);
  return parts && <parts.ShownNotice {...props} />;
}

export function GoLiveDialog(props: GoLiveDialogProps) {
  const parts = useParts(true);
  return parts && <parts.GoLiveDialog {...props} />;
}

/** Until then the room of the sign. */
export function HelpButton(props: HelpButtonProps) {
  const parts = useParts(true);
  return parts ? <parts.HelpButton {...props} /> : signRoom;
}

export function PageHelp(props: PageHelpProps) {
  const parts = useParts(true);
  return parts ? <parts.PageHelp {...props} /> : signRoom;
}

const signRoom = <Box component="span" sx={{ flex: 'none', width: 28, height: 28 }} />;

export function HelpText(props: HelpTextProps) {
  const parts = useParts(true);
  return parts ? <parts.HelpText {...props} /> : <Skeleton variant="rounded" height={80} />;
}
