import { Button, DialogSlot, Icon, laterDialog } from '@dialogwerk/shared/ui';
import { mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import { texts } from '../../../texts.ts';

const TrashDialog = laterDialog(async () => (await import('./TrashDialog.tsx')).TrashDialog);

/** The way into the bin. */
export function TrashButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiTrashCanOutline} />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {texts.trash.title}
      </Button>
      {open && (
        <DialogSlot onClose={() => setOpen(false)}>
          <TrashDialog onClose={() => setOpen(false)} />
        </DialogSlot>
      )}
    </>
  );
}
