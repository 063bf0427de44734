import { TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { shareCardTexts as texts } from '../texts.ts';

interface CardFieldProps {
  readonly label: string;
  readonly typed: string;
  /** What is shown where nothing is typed. */
  readonly standIn: string;
  /** Characters. */
  readonly longest: number;
  readonly isLong: boolean;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
  /** Saves what was typed; gives what is wrong with it, or null. */
  readonly onLeave: () => Promise<string | null>;
}

/** A text of the card, saved when it is left; what is wrong with it stands below, and what was typed stays. */
export function CardField(props: CardFieldProps) {
  const { label, typed, standIn, longest, isLong, disabled, onType, onLeave } = props;
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={typed}
      placeholder={standIn}
      disabled={disabled}
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      error={problem !== null}
      helperText={problem === null ? texts.left(longest - typed.length) : texts.notSaved(problem)}
      slotProps={{ htmlInput: { maxLength: longest }, inputLabel: { shrink: true } }}
      onChange={({ target }) => {
        onType(target.value);
        setProblem(null);
      }}
      onBlur={() => void onLeave().then(setProblem)}
    />
  );
}
