import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';

interface RenameFormProps {
  readonly name: string;
  readonly texts: { readonly label: string; readonly keep: string; readonly cancel: string };
  /** What is wrong with a name without blanks at its ends: a sentence, '' where its being empty says it, or null. */
  readonly problemOf: (name: string) => string | null;
  /** Signs at most. */
  readonly maxLength?: number;
  /** The name is no word of a language. */
  readonly isCode?: boolean;
  /** Gets another name than there was. */
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

/** Another name for what has one, in its place: Enter keeps it, Escape does not. */
export function RenameForm(props: RenameFormProps) {
  const { name, texts, problemOf, maxLength, isCode = false, onRename, onCancel } = props;
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const next = written.trim();
  const problem = problemOf(next);
  return (
    <Stack
      component="form"
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (next === name) onCancel();
        else if (problem === null) onRename(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField
        size="small"
        fullWidth
        label={texts.label}
        value={written}
        inputRef={field}
        error={problem !== null}
        helperText={problem}
        onChange={(event) => setWritten(event.target.value)}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            ...(maxLength === undefined ? {} : { maxLength }),
            ...(isCode ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {}),
          },
        }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" type="submit" variant="contained" disabled={problem !== null}>
          {texts.keep}
        </Button>
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
