import type { StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { fieldName } from '../../../fieldTexts.ts';
import { differencesOf } from '../model/differencesOf.ts';
import { texts } from '../texts.ts';
import { DifferenceLine } from './DifferenceLine.tsx';

const MOST = 3;

interface ChangedValuesProps {
  readonly changes: readonly StoredChange[];
  readonly survey: SurveyData;
  readonly names: ReadonlyMap<string, string>;
}

/** What a gesture did, difference by difference; of many only the first. */
export function ChangedValues({ changes, survey, names }: ChangedValuesProps) {
  const told = changes.filter(({ key }) => key !== '' && key !== 'position');
  const hasSeveralBlocks = new Set(told.map(({ unique_question_id }) => unique_question_id)).size > 1;
  const lines = told.flatMap((change) => {
    const { unique_question_id: id, key } = change;
    const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? null;
    const field = fieldName(key, block?.type);
    const place = id === null ? texts.settings : (names.get(id) ?? texts.block);
    const label = hasSeveralBlocks ? texts.fieldOf(place, field) : field;
    return differencesOf(change, { survey, block, gone: names }).map((difference, index) => ({
      id: `${id ?? ''} ${key} ${index}`,
      label: told.length > 1 ? label : null,
      difference,
    }));
  });
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      {lines.slice(0, MOST).map((line) => (
        <DifferenceLine key={line.id} label={line.label} difference={line.difference} />
      ))}
      {lines.length > MOST && (
        <Typography variant="body2" color="textSecondary">
          {texts.further(lines.length - MOST)}
        </Typography>
      )}
    </Box>
  );
}
