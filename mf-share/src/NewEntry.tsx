import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface NewEntryProps {
  readonly label: string;
  readonly type?: 'text' | 'url';
  /** Stands below the field as long as nothing is wrong. */
  readonly hint?: string;
  readonly maxLength: number;
  /** What is on the button. */
  readonly add: string;
  /** Adds what was typed, or gives why it cannot be. */
  readonly onAdd: (typed: string) => string | null;
  /** What stands before the field. */
  readonly children?: ReactNode;
  /** Whether something is typed; absent: it is. */
  readonly isTyped?: boolean;
}

/** A field with a button for a further entry of a list; what is wrong with it is said at the field. */
export function NewEntry({
  label,
  type = 'text',
  hint,
  maxLength,
  add,
  onAdd,
  children,
  isTyped = true,
}: NewEntryProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = onAdd(typed.trim());
        setProblem(wrong);
        if (wrong === null) setTyped('');
      }}
    >
      {children}
      {isTyped && (
        <TextField
          fullWidth
          size="small"
          type={type}
          label={label}
          value={typed}
          error={problem !== null}
          helperText={problem ?? hint}
          slotProps={{ htmlInput: { maxLength, autoCapitalize: 'none', spellCheck: false } }}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
      )}
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0, minHeight: 40 }}>
        {add}
      </Button>
    </Stack>
  );
}
