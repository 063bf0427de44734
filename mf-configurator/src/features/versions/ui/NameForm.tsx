import { reasonOf } from '@dialogwerk/shared/clients';
import { VERSION_LIMITS } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';

interface NameFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly name?: string;
  readonly submit: string;
  /** The field takes the focus, because the author has just asked for it. */
  readonly isAsked?: boolean;
  /** What is shown is not all saved yet. */
  readonly isUnsaved?: boolean;
  /** Stores the name; what it throws is told here, and the name stays in its field. */
  readonly onName: (name: string) => Promise<void>;
  /** Offered where there is something to go back to. */
  readonly onCancel?: () => void;
}

/** The field for a version's name. */
export function NameForm(props: NameFormProps) {
  const { label, hint, submit, isAsked = false, isUnsaved = false, onName, onCancel } = props;
  const [name, setName] = useState(props.name ?? '');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    field.current?.select();
  }, [isAsked]);

  async function send(): Promise<void> {
    setSending(true);
    setFault(null);
    try {
      await onName(name.trim());
      setName('');
    } catch (error) {
      setFault(reasonOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isSending && !isUnsaved) void send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return;
        event.stopPropagation();
        onCancel();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        size="small"
        label={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={isUnsaved ? texts.unsaved : hint}
        inputRef={field}
        slotProps={{ htmlInput: { maxLength: VERSION_LIMITS.name, autoComplete: 'off' } }}
      />
      {fault !== null && <FaultAlert onRetry={() => void send()}>{texts.keepFault(fault)}</FaultAlert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" size="small" variant="outlined" loading={isSending}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Box>
    </Box>
  );
}
