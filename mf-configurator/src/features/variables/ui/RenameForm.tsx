import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { nameProblem } from '../../../model/nameProblem.ts';
import { texts } from '../texts.ts';

interface RenameFormProps {
  readonly name: string;
  /** Names that there are, in small letters. */
  readonly taken: ReadonlySet<string>;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

/** Another name for a variable. */
export function RenameForm({ name, taken, onRename, onCancel }: RenameFormProps) {
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const next = written.trim();
  const isOwn = next.toLowerCase() === name.toLowerCase();
  const problem = nameProblem(next) ?? (taken.has(next.toLowerCase()) && !isOwn ? texts.taken(next) : null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (next === name) onCancel();
        else if (problem === null) onRename(next);
      }}
    >
      <Stack sx={{ gap: 1 }}>
        <TextField
          size="small"
          fullWidth
          label={texts.newName}
          value={written}
          inputRef={field}
          error={problem !== null}
          helperText={problem}
          onChange={(event) => setWritten(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onCancel();
          }}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } }}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button size="small" type="submit" variant="contained" disabled={problem !== null}>
            {texts.save}
          </Button>
          <Button size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
