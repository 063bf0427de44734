import type { ComponentProps } from 'react';
import { RETRY } from '../../state/index.ts';
import { Button } from '../material.ts';

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & { readonly onRetry: () => void };

/** Tries the same again. */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  return (
    <Button {...look} onClick={onRetry}>
      {RETRY}
    </Button>
  );
}
