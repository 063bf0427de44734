import { APPROVAL_LIMITS } from '@dialogwerk/shared/contract';
import type { Approval } from '@dialogwerk/shared/contract';
import { Button, Stack, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { ApprovalActs } from './ApprovalWay.ts';
import { approvalTexts as texts } from './texts.ts';

interface DecideFormProps {
  readonly approval: Approval;
  readonly acts: ApprovalActs;
}

/** Yes at one press, no with a reason, which survives as typed. */
export function DecideForm({ approval, acts }: DecideFormProps) {
  const { approval_id, wants } = approval;
  const [reason, setReason] = useTyped(`decline ${approval_id}`);
  const [isDeclining, setDeclining] = useState(reason !== '');
  const field = useRef<HTMLInputElement>(null);
  /** Opened by its button, and not where a reason was typed before. */
  const [wantsFocus, setWantsFocus] = useState(false);
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus]);
  const decline = async (): Promise<void> => {
    if (await acts.decide(approval, false, reason.trim())) setReason('');
  };
  if (!isDeclining) {
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={acts.isBusy} onClick={() => void acts.decide(approval, true, '')}>
          {wants === 'off' ? texts.approveOff : texts.approve}
        </Button>
        <Button
          disabled={acts.isBusy}
          onClick={() => {
            setDeclining(true);
            setWantsFocus(true);
          }}
        >
          {texts.decline}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!acts.isBusy && reason.trim() !== '') void decline();
      }}
      sx={{ gap: 1.5 }}
    >
      <TextField
        inputRef={field}
        required
        multiline
        maxRows={8}
        size="small"
        label={texts.reason}
        helperText={texts.reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: APPROVAL_LIMITS.reason, autoComplete: 'off' } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={acts.isBusy} disabled={reason.trim() === ''}>
          {texts.declineNow}
        </Button>
        <Button
          onClick={() => {
            setReason('');
            setDeclining(false);
            setWantsFocus(false);
          }}
        >
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
