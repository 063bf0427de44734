import { mdiCheckCircleOutline, mdiFileUploadOutline } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Alert, Button, LinearProgress, StatePanel } from '@dialogwerk/shared/ui';
import { loadImportReport } from '../effects/loadImportReport.ts';
import { dayOf } from '../model/dayOf.ts';
import type { ImportReportState } from '../state/importReport.ts';
import { texts } from '../texts.ts';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import { ReportList } from './ReportList.tsx';

interface ImportReportPanelProps {
  readonly state: ImportReportState;
  readonly survey: SurveyData;
  readonly readOnly: boolean;
  readonly onSelect: (unique_question_id: string) => void;
  readonly onLanguage: (language: string) => void;
}

/** What of its file an imported dialog has differently, each line leading to its block. */
export function ImportReportPanel({ state, survey, readOnly, onSelect, onLanguage }: ImportReportPanelProps) {
  switch (state.phase) {
    case 'loading':
      return <LinearProgress aria-label={texts.loading} />;
    case 'fault':
      return (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={<Button onClick={() => loadImportReport(state.survey_id)}>{texts.retry}</Button>}
        >
          {texts.fault(state.reason)}
        </Alert>
      );
    case 'loaded':
      break;
  }
  if (state.imported === null) {
    return (
      <StatePanel icon={mdiFileUploadOutline} title={texts.notImportedTitle}>
        {texts.notImported}
      </StatePanel>
    );
  }
  const { file_name, imported_at, report } = state.imported;
  const from = texts.from(file_name, dayOf(imported_at));
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
