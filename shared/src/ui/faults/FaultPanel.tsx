import type { ReactNode } from 'react';
import { RetryButton } from './RetryButton.tsx';
import { StatePanel } from './StatePanel.tsx';

interface FaultPanelProps {
  /** Path of `@mdi/js`. */
  readonly icon: string;
  readonly title: string;
  /** What happened, what is safe and what to do, as sentences. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** Other ways on, beside trying again. */
  readonly actions?: ReactNode;
  readonly wholeScreen?: boolean;
}

/** Stands in the place of content that could not be loaded. */
export function FaultPanel({ onRetry, actions, ...panel }: FaultPanelProps) {
  return (
    <StatePanel
      {...panel}
      fault
      actions={
        <>
          <RetryButton variant="contained" onRetry={onRetry} />
          {actions}
        </>
      }
    />
  );
}
