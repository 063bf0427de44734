import { Button, DialogSlot, Icon, laterDialog } from '@dialogwerk/shared/ui';
import { mdiTimerSandComplete } from '@mdi/js';
import { useState } from 'react';
import { retentionTexts as texts } from './texts.ts';

/** Loaded when it is opened. */
const RetentionDialog = laterDialog(async () => (await import('./RetentionDialog.tsx')).default);

/** The way to how long conversations are kept. */
export function RetentionButton({ survey_id }: { readonly survey_id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon path={mdiTimerSandComplete} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <DialogSlot onClose={() => setOpen(false)}>
          <RetentionDialog survey_id={survey_id} onClose={() => setOpen(false)} />
        </DialogSlot>
      )}
    </>
  );
}
