import { legalBases, PRIVACY_LIMITS } from '@dialogwerk/shared/contract';
import type { PrivacyFacts, PrivacyForm as Form, SurveyData } from '@dialogwerk/shared/contract';
import { saveFile } from '@dialogwerk/shared/browser';
import { privacyStatement, processingRecord } from '@dialogwerk/shared/dialog/privacy';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { missingFields } from '../model/missingFields.ts';
import { recordPage } from '../model/recordPage.ts';
import { takeStatement } from '../takeStatement.ts';
import { privacyPanelTexts as texts } from '../texts.ts';
import { usePrivacyForm } from '../usePrivacyForm.ts';
import type { TextField as Field } from '../usePrivacyForm.ts';
import { Statement } from './Statement.tsx';

interface PrivacyFormProps {
  readonly survey: SurveyData;
  readonly stored: Form | null;
  readonly facts: PrivacyFacts;
}

/** Fields with several lines. */
const long: ReadonlySet<Field> = new Set(['address', 'purpose', 'interest', 'recipients']);

/** What only the author knows, beside the statement that comes of it and of the settings, as it is typed. */
export function PrivacyForm({ survey, stored, facts }: PrivacyFormProps) {
  const { survey_id, survey_name, du_sie, language, privacy_declaration_text } = survey;
  const { moment } = useDates();
  const { form, write, set, forget } = usePrivacyForm(survey_id, stored);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const statement = privacyStatement(form, facts, du_sie);
  const take = async (): Promise<void> => {
    const missing = missingFields(form);
    if (missing.length > 0) return setProblem(texts.isMissing(missing));
    setBusy(true);
    const refused = await takeStatement(survey_id, form, statement);
    setBusy(false);
    setProblem(refused);
    if (refused === null) forget();
  };
  const saveRecord = (): void =>
    saveFile(
      recordPage(texts.recordTitle, texts.recordMade(moment(Date.now())), processingRecord(survey_name, form, facts)),
      texts.recordName(survey_name),
    );
  const field = (name: Field) => (
    <TextField
      label={texts.fields[name]}
      value={form[name]}
      helperText={texts.hints[name]}
      multiline={long.has(name)}
      minRows={long.has(name) ? 2 : 1}
      slotProps={{ htmlInput: { maxLength: long.has(name) ? PRIVACY_LIMITS.words : PRIVACY_LIMITS.line } }}
      onChange={({ target }) => write(name, target.value)}
    />
  );
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography color="textSecondary">{texts.text}</Typography>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Stack sx={{ gap: 2 }}>
          {field('controller')}
          {field('address')}
          {field('email')}
          {field('officer')}
          {field('purpose')}
          <TextField
            select
            label={texts.basis}
            value={form.basis}
            onChange={({ target }) => set({ basis: legalBases.find((one) => one === target.value) ?? form.basis })}
          >
            {legalBases.map((basis) => (
              <MenuItem key={basis} value={basis}>
                {texts.bases[basis]}
              </MenuItem>
            ))}
          </TextField>
          {form.basis === 'legitimate_interest' && field('interest')}
          <FormControlLabel
            label={texts.special}
            control={<Checkbox checked={form.special} onChange={({ target }) => set({ special: target.checked })} />}
          />
          {field('recipients')}
          {field('authority')}
        </Stack>
        <Statement title={texts.statement} text={statement} />
      </Box>
      {facts.delete_after === null && facts.anonymise_after === null && (
        <Alert severity="info" role="note">
          {texts.noTime}
        </Alert>
      )}
      {!language.startsWith('de') && (
        <Alert severity="info" role="note">
          {texts.german}
        </Alert>
      )}
      {privacy_declaration_text.trim() !== '' && privacy_declaration_text !== statement && (
        <Alert severity="info" role="note">
          {texts.replaces}
        </Alert>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isBusy} onClick={() => void take()}>
          {texts.take}
        </Button>
        <Button variant="outlined" onClick={saveRecord}>
          {texts.record}
        </Button>
      </Stack>
    </Stack>
  );
}
