import { COMMENT_LIMITS } from '@dialogwerk/shared/contract';
import { Box, Button, keepTyped, readTyped, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';

interface DecisionButtonsProps {
  /** Where a reason is kept until it is sent. */
  readonly place: string;
  /** null: what it is about is gone. */
  readonly onAccept: (() => void) | null;
  /** `reason` may be empty. */
  readonly onReject: (reason: string) => void;
}

/** Takes a suggestion with one click, or leaves it, with a reason or without. */
export function DecisionButtons({ place, onAccept, onReject }: DecisionButtonsProps) {
  const [isRejecting, setRejecting] = useState(() => readTyped(place) !== null);
  if (isRejecting) return <RejectForm place={place} onReject={onReject} onLeave={() => setRejecting(false)} />;
  return (
    <>
      {onAccept && (
        <Button size="small" variant="contained" onClick={onAccept}>
          {texts.accept}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => setRejecting(true)}>
        {texts.reject}
      </Button>
    </>
  );
}

interface RejectFormProps extends Pick<DecisionButtonsProps, 'place' | 'onReject'> {
  readonly onLeave: () => void;
}

function RejectForm({ place, onReject, onLeave }: RejectFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [reason, setReason] = useTyped(place);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        keepTyped(place, null);
        onReject(reason.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
      sx={{ display: 'grid', gap: 1, flex: '1 0 100%' }}
    >
      <TextField
        multiline
        fullWidth
        inputRef={field}
        maxRows={6}
        size="small"
        label={texts.rejectReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_LIMITS.text } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" size="small" variant="contained">
          {texts.reject}
        </Button>
        <Button
          size="small"
          onClick={() => {
            keepTyped(place, null);
            onLeave();
          }}
        >
          {texts.leave}
        </Button>
      </Box>
    </Box>
  );
}
