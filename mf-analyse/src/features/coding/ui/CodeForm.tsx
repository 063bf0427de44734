import { CODE_DESCRIPTION_LIMIT, CODE_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { codingTexts as texts } from '../texts.ts';

interface CodeFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  /** What it stands for; absent where that is not asked. */
  readonly description?: string;
  /** Gets both without spaces around them; the field is emptied when it gives true. */
  readonly onKeep: (name: string, description: string) => Promise<boolean>;
}

/** The name of a code, new or to be changed, and what it stands for. */
export function CodeForm({ label, action, initial, description, onKeep }: CodeFormProps) {
  const [name, setName] = useState(initial);
  const [words, setWords] = useState(description ?? '');
  const submit = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted !== '' && (await onKeep(wanted, words.trim()))) setName('');
  };
  return (
    <Stack
      component="form"
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          size="small"
          fullWidth
          label={label}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: CODE_NAME_LIMIT } }}
        />
        <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
          {action}
        </Button>
      </Stack>
      {description !== undefined && (
        <TextField
          size="small"
          fullWidth
          multiline
          maxRows={6}
          label={texts.description}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: CODE_DESCRIPTION_LIMIT } }}
        />
      )}
    </Stack>
  );
}
