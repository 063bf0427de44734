import { useResource } from '@dialogwerk/shared/clients';
import { FaultPanel, Skeleton } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline } from '@mdi/js';
import { reportTexts as texts } from '../report/texts.ts';
import { OpenReport } from '../report/ui/OpenReport.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

/** A report of a dialog, to read and, for those who may, to change (docs/decisions/0120). */
export default function Report() {
  const { survey_id = '', report_id = '' } = useParams();
  return (
    <ScreenFrame>
      <ReportOf key={`${survey_id} ${report_id}`} survey_id={survey_id} report_id={report_id} />
    </ScreenFrame>
  );
}

function ReportOf({ survey_id, report_id }: { readonly survey_id: string; readonly report_id: string }) {
  const { state, reload } = useResource('resultReport', { survey_id, report_id });
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={260} aria-label={texts.loading} />;
  if (state.kind === 'failed') {
    return (
      <FaultPanel icon={mdiAlertCircleOutline} title={texts.failed} onRetry={reload}>
        {state.reason}
      </FaultPanel>
    );
  }
  const { report } = state.value;
  // Another version is another draft.
  return <OpenReport key={report.version} survey_id={survey_id} loaded={report} onReload={reload} />;
}
