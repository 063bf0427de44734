import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import { Chip, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.write;

interface LetterFieldProps {
  readonly letter: string;
  readonly columns: readonly string[];
  readonly onChange: (letter: string) => void;
}

/** The text of a mail, with what can be inserted where the cursor stands. */
export function LetterField({ letter, columns, onChange }: LetterFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string): void => {
    const at = field.current?.selectionStart ?? letter.length;
    const end = field.current?.selectionEnd ?? at;
    onChange(`${letter.slice(0, at)}{{${name}}}${letter.slice(end)}`);
    field.current?.focus();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        multiline
        minRows={6}
        maxRows={14}
        label={texts.letter}
        value={letter}
        inputRef={field}
        slotProps={{ htmlInput: { maxLength: INVITEE_LIMITS.letter } }}
        onChange={({ target }) => onChange(target.value)}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2">{texts.insert}</Typography>
        {['link', ...columns].map((name) => (
          <Chip
            key={name}
            component="button"
            clickable
            size="small"
            label={`{{${name}}}`}
            onClick={() => insert(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
