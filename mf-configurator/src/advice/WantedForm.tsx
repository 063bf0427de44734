import { WORDING_LIMITS } from '@dialogwerk/shared/contract';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Button, Stack, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { adviceTexts as texts } from './texts.ts';

interface WantedFormProps {
  readonly advice: Advice;
  readonly onKeep: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a wording is wanted as it is: without a reason the team would ask again. */
export function WantedForm({ advice: { id }, onKeep, onCancel }: WantedFormProps) {
  const [reason, setReason] = useTyped(`wanted ${id}`);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const said = reason.trim();
        if (said === '') return;
        setReason('');
        onKeep(said);
      }}
      sx={{ gap: 1, my: 1 }}
    >
      <TextField
        inputRef={field}
        required
        size="small"
        label={texts.wantReason}
        helperText={texts.wantHint}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: WORDING_LIMITS.reason, autoComplete: 'off' } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={reason.trim() === ''}>
          {texts.wantKeep}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setReason('');
            onCancel();
          }}
        >
          {texts.wantCancel}
        </Button>
      </Stack>
    </Stack>
  );
}
