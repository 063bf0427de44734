import type { BlockType, StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { fieldName } from '../../../fieldTexts.ts';
import { hiddenVisually } from '../../../hiddenVisually.ts';
import { valueText } from '../../../model/valueText.ts';
import { texts } from '../texts.ts';

const MOST = 3;
const LONGEST = 160;

/** From what to what, of the first few fields. */
export function ChangedValues({
  changes,
  survey,
}: {
  readonly changes: readonly StoredChange[];
  readonly survey: SurveyData;
}) {
  const fields = changes.filter(({ key }) => key !== '' && key !== 'position');
  if (fields.length === 0) return null;
  const shown = fields.slice(0, MOST);
  return (
    <Box sx={{ mt: 0.5 }}>
      {shown.map(({ unique_question_id, key, old_value, new_value }) => (
        <Typography
          key={`${unique_question_id} ${key}`}
          variant="body2"
          sx={{ overflowWrap: 'anywhere', borderLeft: 3, borderColor: 'divider', pl: 1, mb: 0.5 }}
        >
          {fields.length > 1 && <strong>{fieldName(key, typeOf(unique_question_id, survey))}: </strong>}
          <span style={hiddenVisually}>{texts.oldValue} </span>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {brief(valueText(key, old_value, survey))}
          </Box>
          <span aria-hidden> → </span>
          <span style={hiddenVisually}>{texts.newValue} </span>
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
            {brief(valueText(key, new_value, survey))}
          </Box>
        </Typography>
      ))}
      {fields.length > MOST && (
        <Typography variant="body2" color="textSecondary">
          {texts.further(fields.length - MOST)}
        </Typography>
      )}
    </Box>
  );
}

function typeOf(id: string | null, { all_questions }: SurveyData): BlockType | undefined {
  return all_questions.find(({ unique_question_id }) => unique_question_id === id)?.type;
}

function brief(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
