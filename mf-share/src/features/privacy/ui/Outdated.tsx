import type { PrivacyFacts, PrivacyForm, SurveyData } from '@dialogwerk/shared/contract';
import { privacyStatement, statementChanges } from '@dialogwerk/shared/dialog/privacy';
import { Alert, Box, Button, Paper, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { takeStatement } from '../takeStatement.ts';
import { privacyPanelTexts as texts } from '../texts.ts';

interface OutdatedProps {
  readonly survey: SurveyData;
  /** As it was taken over. */
  readonly form: PrivacyForm;
  readonly facts: PrivacyFacts;
  readonly taken_at: number | null;
}

const looks = {
  gone: { borderColor: 'error.main', textDecoration: 'line-through' },
  new: { borderColor: 'success.main' },
} as const;

/** What the statement says otherwise since its settings have changed, and the one click that takes it over anew. */
export function Outdated({ survey, form, facts, taken_at }: OutdatedProps) {
  const headingId = useId();
  const { moment } = useDates();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { survey_id, du_sie, privacy_declaration_text } = survey;
  const statement = privacyStatement(form, facts, du_sie);
  const changes = statementChanges(privacy_declaration_text, statement);
  const take = async (): Promise<void> => {
    setBusy(true);
    setProblem(await takeStatement(survey_id, form, statement));
    setBusy(false);
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: 2, mb: 3 }}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {taken_at === null ? texts.outdated.title : texts.outdated.since(moment(taken_at))}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.outdated.text}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {changes.map(({ kind, section, text }) => (
          <li key={`${kind} ${section} ${text}`}>
            <Typography variant="body2" color="textSecondary">
              {texts.outdated.kinds[kind](section)}
            </Typography>
            <Box
              component={kind === 'gone' ? 'del' : 'ins'}
              sx={{
                display: 'block',
                borderLeft: 3,
                pl: 1.5,
                textDecoration: 'none',
                typography: 'body2',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                ...looks[kind],
              }}
            >
              {text}
            </Box>
          </li>
        ))}
      </Stack>
      {problem !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button variant="contained" sx={{ mt: 2 }} loading={isBusy} onClick={() => void take()}>
        {texts.outdated.take}
      </Button>
    </Paper>
  );
}
