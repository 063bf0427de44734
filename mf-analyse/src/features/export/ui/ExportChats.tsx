import { Button, DialogSlot, Icon, laterDialog } from '@dialogwerk/shared/ui';
import { mdiDownload } from '@mdi/js';
import { exportTexts as texts } from '../texts.ts';
import { useChatsExport } from '../useChatsExport.ts';

/** Loaded when it is opened, because most visits take nothing with them. */
const ExportChatsDialog = laterDialog(async () => (await import('./ExportChatsDialog.tsx')).ExportChatsDialog);

/** The way to all answers in a multi-chat as one file. */
export function ExportChats({ id }: { readonly id: number }) {
  const { state, show, close, start } = useChatsExport();
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiDownload} />} onClick={show}>
        {texts.open}
      </Button>
      {state.kind !== 'closed' && (
        <DialogSlot onClose={close}>
          <ExportChatsDialog state={state} onStart={(wish) => start({ id, ...wish })} onClose={close} />
        </DialogSlot>
      )}
    </>
  );
}
