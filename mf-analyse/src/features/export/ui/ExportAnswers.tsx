import { Button, DialogSlot, Icon, laterDialog } from '@dialogwerk/shared/ui';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { mdiDownload } from '@mdi/js';
import { useResultFilter } from '../../../resultFilter/useResultFilter.ts';
import { exportTexts as texts } from '../texts.ts';
import { useExport } from '../useExport.ts';

/** Loaded when it is opened, because most visits take nothing with them. */
const ExportDialog = laterDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** In the address, so that the dashboard's menu leads here and a new login comes back to it. */
const OPEN = 'export';

/** The way to all answers as a file. */
export function ExportAnswers({ survey_id }: { readonly survey_id: string }) {
  const [parameters, setParameters] = useSearchParams();
  const { text } = useResultFilter();
  const isOpen = parameters.has(OPEN);
  const show = (shown: boolean): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (shown) after.set(OPEN, '1');
        else after.delete(OPEN);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const taking = useExport(survey_id, () => show(true));
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiDownload} />} onClick={() => show(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <DialogSlot onClose={() => show(false)}>
          <ExportDialog survey_id={survey_id} filter={text} taking={taking} onClose={() => show(false)} />
        </DialogSlot>
      )}
    </>
  );
}
