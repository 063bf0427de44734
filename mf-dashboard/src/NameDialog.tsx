import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { texts } from './texts.ts';

interface NameFormProps {
  readonly confirm: string;
  /** What is named; a dialog without. */
  readonly label?: string;
  /** Said when nothing stands in the field. */
  readonly missing?: string;
  /** Greatest length, in characters. */
  readonly most?: number;
  /** Stands in the field until something else is typed. */
  readonly initialName: string;
  /** Stands below the field. */
  readonly below?: ReactNode;
  /** The name is on its way. */
  readonly waiting?: boolean;
  /** Why the last name was refused. */
  readonly problem?: string | null;
  /** Gets the name without outer spaces, never an empty one. */
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name; Enter confirms, Escape leaves. */
export function NameDialog({ title, ...form }: { readonly title: string } & NameFormProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={form.onClose} fullWidth maxWidth={form.below ? 'sm' : 'xs'} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm(props: NameFormProps) {
  const { confirm, initialName, below, waiting = false, problem = null, onName, onClose } = props;
  const { label = texts.name.label, missing = texts.name.empty, most = SURVEY_NAME_LIMIT } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? initialName;
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

  const message = empty ? missing : problem;
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0 }}>
        <TextField
          fullWidth
          required
          margin="dense"
          label={label}
          value={name}
          inputRef={input}
          error={message !== null}
          helperText={message}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpty(false);
          }}
          slotProps={{
            htmlInput: { maxLength: most, autoComplete: 'off' },
            formHelperText: { role: 'alert' },
          }}
        />
        {below}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="contained" loading={waiting} sx={{ whiteSpace: 'nowrap' }}>
          {confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
