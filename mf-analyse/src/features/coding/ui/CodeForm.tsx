import { CODE_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';

interface CodeFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  /** Gets the name without spaces around it; the field is emptied when it gives true. */
  readonly onKeep: (name: string) => Promise<boolean>;
}

/** The name of a code, new or to be changed. */
export function CodeForm({ label, action, initial, onKeep }: CodeFormProps) {
  const [name, setName] = useState(initial);
  const submit = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted !== '' && (await onKeep(wanted))) setName('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
  );
}
