import { TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 on; what is typed and is none stays in the field and changes nothing. */
export function Amount({ label, value, most, onChange }: AmountProps) {
  const [typed, setTyped] = useState(String(value));
  const isRight = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  return (
    <TextField
      size="small"
      label={label}
      value={typed}
      error={!isRight(typed)}
      helperText={`1–${most}`}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isRight(target.value)) onChange(Number(target.value));
      }}
    />
  );
}
