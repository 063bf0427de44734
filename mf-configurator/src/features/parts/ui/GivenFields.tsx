import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { checkExpression, variablesOf } from '@dialogwerk/shared/dialog';
import { Box, TextField, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { texts } from '../texts.ts';

interface GivenFieldsProps {
  /** What the part names and does not ask itself. */
  readonly inputs: readonly string[];
  /** Expressions by inputs. */
  readonly given: ReadonlyMap<string, string>;
  /** The dialog whose variables they are over. */
  readonly survey: SurveyData;
  readonly onGiven: (given: ReadonlyMap<string, string>) => void;
}

/** What a part is given when it is put in: an expression for each of its inputs, with the dialog's variables to choose from. */
export function GivenFields({ inputs, given, survey, onGiven }: GivenFieldsProps) {
  const list = useId();
  const variables = variablesOf(survey.all_questions);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, display: 'grid', gap: 2 }}>
      <Typography component="legend" sx={{ fontSize: '0.95rem', fontWeight: 600, p: 0 }}>
        {texts.given}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.givenHint}
      </Typography>
      <datalist id={list}>
        {[...variables.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {inputs.map((input) => {
        const value = given.get(input) ?? '';
        const [problem] = value.trim() === '' ? [] : checkExpression(value, variables, 'unknown');
        return (
          <TextField
            key={input}
            fullWidth
            size="small"
            label={texts.givenTo(input)}
            value={value}
            error={problem !== undefined}
            helperText={problem?.message}
            onChange={(event) => onGiven(new Map([...given, [input, event.target.value]]))}
            slotProps={{
              htmlInput: { list, maxLength: TEXT_LIMITS.expression, autoComplete: 'off', spellCheck: false },
            }}
          />
        );
      })}
    </Box>
  );
}
