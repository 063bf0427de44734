import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { MenuItem, TextField } from '@dialogwerk/shared/ui';
import { namedConditions } from '../model/readCondition.ts';
import { studyTexts } from '../texts.ts';

interface AnswerPickerProps {
  readonly vocabulary: Vocabulary;
  readonly disabled: boolean;
  /** Gets the condition that the answer was given. */
  readonly onPick: (condition: string) => void;
}

/** The answers that a dialog can have, to be counted without writing a condition; nothing where none has a name. */
export function AnswerPicker({ vocabulary, disabled, onPick }: AnswerPickerProps) {
  const answers = namedConditions(vocabulary);
  if (answers.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={studyTexts.quotas.pick}
      value=""
      disabled={disabled}
      onChange={({ target }) => onPick(target.value)}
    >
      {answers.map(({ label, condition }) => (
        <MenuItem key={label} value={condition}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
