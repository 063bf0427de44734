import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { readPassword } from '../model/readField.ts';
import { studyTexts } from '../texts.ts';

const texts = studyTexts.access;

interface PasswordFormProps {
  readonly isSet: boolean;
  readonly disabled: boolean;
  /** Sets the password, or takes it away for null; gives what is wrong with it, or null. */
  readonly onSet: (password: string | null) => Promise<string | null>;
}

/** Sets, changes and takes away a password; only by its buttons, because half a password would shut everybody out. */
export function PasswordForm({ isSet, disabled, onSet }: PasswordFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const set = async (): Promise<void> => {
    const read = readPassword(typed);
    if (!read.ok) return setProblem(read.problem);
    const refused = await onSet(read.value);
    setProblem(refused);
    if (refused === null) setTyped('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <TextField
        size="small"
        label={isSet ? texts.another : texts.password}
        value={typed}
        disabled={disabled}
        error={problem !== null}
        helperText={problem ?? texts.hint}
        sx={{ flex: '1 1 16rem' }}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="outlined" disabled={disabled} sx={{ minHeight: 40 }}>
        {isSet ? texts.change : texts.set}
      </Button>
      {isSet && (
        <Button
          color="inherit"
          disabled={disabled}
          sx={{ minHeight: 40 }}
          onClick={() => void onSet(null).then(setProblem)}
        >
          {texts.remove}
        </Button>
      )}
    </Stack>
  );
}
