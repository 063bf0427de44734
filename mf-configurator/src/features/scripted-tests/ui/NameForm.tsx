import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { Box, Button, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';

interface NameFormProps {
  readonly name: string;
  readonly onKeep: (name: string) => void;
  readonly onLeave: () => void;
}

/** Another name for a test: Enter keeps it, Escape does not. */
export function NameForm({ name, onKeep, onLeave }: NameFormProps) {
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const isEmpty = written.trim() === '';
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onKeep(written.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <TextField
        fullWidth
        size="small"
        label={texts.name}
        value={written}
        inputRef={field}
        error={isEmpty}
        onChange={(event) => setWritten(event.target.value)}
        slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.label, autoComplete: 'off' } }}
      />
      <Button type="submit" size="small" variant="contained" disabled={isEmpty}>
        {texts.keepName}
      </Button>
      <Button size="small" onClick={onLeave}>
        {texts.leaveName}
      </Button>
    </Box>
  );
}
