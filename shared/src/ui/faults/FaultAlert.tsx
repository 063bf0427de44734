import type { ComponentProps } from 'react';
import { Alert } from '../material.ts';
import { RetryButton } from './RetryButton.tsx';

type FaultAlertProps = Pick<ComponentProps<typeof Alert>, 'sx' | 'children'> & {
  readonly severity?: 'error' | 'warning';
  readonly onRetry: () => void;
};

/** Why a part of a screen is not there, and the way to try again: below the sentence, because beside it a phone leaves it no room. */
export function FaultAlert({ severity = 'error', onRetry, children, sx }: FaultAlertProps) {
  return (
    <Alert severity={severity} sx={[{ overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx ?? null])]}>
      {children}
      <RetryButton color="inherit" onRetry={onRetry} sx={{ display: 'block', ml: -1 }} />
    </Alert>
  );
}
