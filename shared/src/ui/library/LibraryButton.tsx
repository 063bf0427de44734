import { mdiImageMultipleOutline } from '@mdi/js';
import { useState } from 'react';
import { DialogSlot } from '../faults/DialogSlot.tsx';
import { Icon } from '../Icon.tsx';
import { laterDialog } from '../later/laterDialog.tsx';
import { Button } from '../material.ts';
import { libraryButtonTexts as texts } from './libraryButtonTexts.ts';
import type { LibraryCalls, LibraryWish, TakenFile } from './LibraryCalls.ts';

const LibraryDialog = laterDialog(async () => (await import('./LibraryDialog.tsx')).LibraryDialog);

export interface LibraryButtonProps extends LibraryWish {
  /** What the file is for, where several fields stand below each other. */
  readonly label?: string;
  readonly calls: LibraryCalls;
  readonly onTake: (taken: TakenFile) => void;
}

/** Opens the library for a file that the dialog is to have. */
export function LibraryButton({ label, calls, onTake, ...wish }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={label === undefined ? undefined : texts.openFor(label)}
        startIcon={<Icon path={mdiImageMultipleOutline} />}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <DialogSlot onClose={close}>
          <LibraryDialog
            wish={wish}
            calls={calls}
            onClose={close}
            onTake={(taken) => {
              close();
              onTake(taken);
            }}
          />
        </DialogSlot>
      )}
    </>
  );
}
