import type { ShownKind } from '@dialogwerk/shared/dialog';
import { Button, DialogSlot, Icon, laterDialog } from '@dialogwerk/shared/ui';
import { mdiImageMultipleOutline } from '@mdi/js';
import { useState } from 'react';
import type { Purpose } from '../../keepFile.ts';
import { libraryButtonTexts as texts } from '../../libraryButtonTexts.ts';
import type { TakenFile } from './LibraryDialog.tsx';

const LibraryDialog = laterDialog(async () => (await import('./LibraryDialog.tsx')).LibraryDialog);

interface LibraryButtonProps {
  readonly survey_id: string;
  /** What the file is for, where several fields stand below each other. */
  readonly label?: string;
  readonly kinds: readonly ShownKind[];
  readonly purpose: Purpose;
  readonly onTake: (taken: TakenFile) => void;
}

/** Opens the library for a file that the dialog is to have. */
export function LibraryButton({ label, ...wish }: LibraryButtonProps) {
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
            {...wish}
            onClose={close}
            onTake={(taken) => {
              close();
              wish.onTake(taken);
            }}
          />
        </DialogSlot>
      )}
    </>
  );
}
