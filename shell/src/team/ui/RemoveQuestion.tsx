import { Button, Stack, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';

interface RemoveQuestionProps {
  /** What is asked about, for screen readers. */
  readonly label: string;
  readonly question: string;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks where it stands whether somebody shall go; the safe answer has the focus, and Escape gives it. */
export function RemoveQuestion({ label, question, confirm, onKeep, onRemove }: RemoveQuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.stopPropagation();
        onKeep();
      }}
      sx={{ alignItems: 'center', gap: 1, mt: 0.5 }}
    >
      <Typography variant="body2" sx={{ flex: 1 }}>
        {question}
      </Typography>
      <Button ref={keepButton} size="small" onClick={onKeep}>
        {texts.keep}
      </Button>
      <Button size="small" color="error" variant="outlined" onClick={onRemove}>
        {confirm}
      </Button>
    </Stack>
  );
}
