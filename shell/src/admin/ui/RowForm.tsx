import { Button, Stack, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { Problem } from '../../forms/Problem.tsx';
import { texts } from '../texts.ts';

interface RowFormProps {
  /** What it is for. */
  readonly name: string;
  readonly problem: string | null;
  /** What there is to know before it is sent. */
  readonly hint: string;
  /** What is on its button. */
  readonly act: string;
  readonly isSending: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form that opens at a row of what is administered. */
export function RowForm({ name, problem, hint, act, isSending, onSubmit, onCancel, children }: RowFormProps) {
  return (
    <Stack
      component="form"
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      sx={{ gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Problem text={problem} />
      {children}
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="small" loading={isSending}>
          {act}
        </Button>
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
