import { closeHelp } from '@dialogwerk/shared/state';
import type { HelpPlace } from '@dialogwerk/shared/state';
import { Dialog } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { HelpAside } from './HelpAside.tsx';
import { HelpReader } from './HelpReader.tsx';

/** As the help beside the work is: the whole height, at the right. */
const sidePaper = {
  m: 0,
  width: 420,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  borderRadius: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/**
 * The help beside the work, which goes on meanwhile. Asked for within a dialog it is one itself, above that one: nothing
 * beneath a dialog can be reached or read.
 */
export function HelpPanel({ place }: { readonly place: HelpPlace }) {
  const titleId = useId();
  const [asked, setAsked] = useState(() => ({ place, isAbove: isDialogOpen() }));
  if (asked.place !== place) setAsked({ place, isAbove: asked.isAbove || isDialogOpen() });
  if (!asked.isAbove) return <HelpAside place={place} />;
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onClose={closeHelp}
      sx={{ '& .MuiDialog-container': { justifyContent: 'flex-end' }, '@media print': { display: 'none' } }}
      slotProps={{ paper: { sx: sidePaper } }}
    >
      <HelpReader place={place} titleId={titleId} />
    </Dialog>
  );
}
