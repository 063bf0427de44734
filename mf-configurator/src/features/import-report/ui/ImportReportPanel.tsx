import { mdiCheckCircleOutline, mdiFileUploadOutline } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { FaultAlert, LinearProgress, StatePanel } from '@dialogwerk/shared/ui';
import { formatLongDay } from '@dialogwerk/shared/dates';
import { texts } from '../texts.ts';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import { ReportList } from './ReportList.tsx';
import type { ImportReportCall } from './useImportReport.ts';

interface ImportReportPanelProps {
  readonly imported: ImportReportCall;
  readonly survey: SurveyData;
  readonly readOnly: boolean;
  readonly onSelect: (unique_question_id: string) => void;
  readonly onLanguage: (language: string) => void;
}

/** What of its file an imported dialog has differently, each line leading to its block. */
export function ImportReportPanel({ imported, survey, readOnly, onSelect, onLanguage }: ImportReportPanelProps) {
  const { state, reload } = imported;
  switch (state.kind) {
    case 'loading':
      return <LinearProgress aria-label={texts.loading} />;
    case 'failed':
      return (
        <FaultAlert onRetry={reload} sx={{ m: 2 }}>
          {texts.fault(state.reason)}
        </FaultAlert>
      );
    case 'loaded':
      break;
  }
  if (state.value === null) {
    return (
      <StatePanel icon={mdiFileUploadOutline} title={texts.notImportedTitle}>
        {texts.notImported}
      </StatePanel>
    );
  }
  const { file_name, imported_at, report } = state.value;
  const from = texts.from(file_name, formatLongDay(imported_at));
  return (
    <>
      {!report.language.sure && !readOnly && (
        <LanguageQuestion survey={survey} guess={report.language.code} onLanguage={onLanguage} />
      )}
      {report.lines.length === 0 ? (
        <StatePanel icon={mdiCheckCircleOutline} title={texts.allTitle}>
          {from}
        </StatePanel>
      ) : (
        <ReportList lines={report.lines} from={from} survey={survey} onSelect={onSelect} />
      )}
    </>
  );
}
