import type { CallResponse } from '@dialogwerk/shared/contract';
import { Alert, AlertTitle, Button, LinearProgress, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { texts } from '../../../texts.ts';
import { importTexts } from '../importTexts.ts';
import { failureText } from '../failureText.ts';
import type { ImportState } from './useImport.ts';

interface ImportPanelProps {
  readonly state: ImportState;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
}

/** How the import goes and what came of it. */
export function ImportPanel({ state, onCancel, onDismiss }: ImportPanelProps) {
  const closing = { onClose: onDismiss, closeText: texts.close, sx: { overflowWrap: 'anywhere' } } as const;
  switch (state.kind) {
    case 'idle':
    case 'choosing':
      return null;
    case 'running':
      return <Running file_name={state.file_name} onCancel={onCancel} />;
    case 'cancelled':
      return (
        <Alert role="none" severity="info" {...closing}>
          {importTexts.cancelled}
        </Alert>
      );
    case 'failed':
      return (
        <Alert role="alert" severity="error" {...closing}>
          <AlertTitle>{importTexts.failed}</AlertTitle>
          {failureText(state.failure)}
        </Alert>
      );
    case 'done':
      return (
        <Alert role="none" severity="success" {...closing}>
          <Done imported={state.imported} />
        </Alert>
      );
  }
}

function Running({ file_name, onCancel }: { readonly file_name: string; readonly onCancel: () => void }) {
  const label = importTexts.running(file_name);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, mb: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Typography>
        <Button onClick={onCancel} sx={{ flexShrink: 0 }}>
          {texts.cancel}
        </Button>
      </Stack>
      <LinearProgress aria-label={label} />
    </Paper>
  );
}

/** Only where nothing is to be told: else the import report is open by now. */
function Done({ imported: { survey } }: { readonly imported: CallResponse<'importQuestionnaire'> }) {
  return (
    <>
      <AlertTitle>{importTexts.done(survey.survey_name)}</AlertTitle>
      {importTexts.doneText(survey.questions)}
      <Button
        component={Link}
        to={`/configurator/${encodeURIComponent(survey.survey_id)}`}
        variant="outlined"
        sx={{ mt: 2 }}
      >
        {importTexts.openSurvey}
      </Button>
    </>
  );
}
