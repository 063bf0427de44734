import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from './texts.ts';

interface NameFormProps {
  readonly confirm: string;
  readonly initialName: string;
  /** The name is on its way. */
  readonly waiting?: boolean;
  /** Why the last name was refused. */
  readonly problem?: string | null;
  /** Gets the name without outer spaces, never an empty one. */
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a dialog's name; Enter confirms, Escape leaves. */
export function NameDialog({ title, ...form }: { readonly title: string } & NameFormProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={form.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ confirm, initialName, waiting = false, problem = null, onName, onClose }: NameFormProps) {
  const [name, setName] = useState(initialName);
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    setEmpty(trimmed === '');
    if (trimmed !== '' && !waiting) onName(trimmed);
  }

  const message = empty ? texts.name.empty : problem;
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent sx={{ pt: 0 }}>
        <TextField
          fullWidth
          required
          margin="dense"
          label={texts.name.label}
          value={name}
          inputRef={input}
          error={message !== null}
          helperText={message}
          onChange={(event) => {
            setName(event.target.value);
            setEmpty(false);
          }}
          slotProps={{
            htmlInput: { maxLength: SURVEY_NAME_LIMIT, autoComplete: 'off' },
            formHelperText: { role: 'alert' },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="contained" loading={waiting}>
          {confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
