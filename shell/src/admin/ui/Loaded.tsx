import { mdiDatabaseAlertOutline } from '@mdi/js';
import type { CallState } from '@dialogwerk/shared/clients';
import { Skeleton, Stack, FaultPanel } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

interface LoadedProps<Value> {
  readonly state: CallState<Value>;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** What was asked for, its outline while it is on its way, or why it did not come. */
export function Loaded<Value>({ state, onRetry, children }: LoadedProps<Value>): ReactNode {
  if (state.kind === 'loaded') return children(state.value);
  if (state.kind === 'loading') {
    return (
      <Stack role="status" aria-label={texts.loading} sx={{ gap: 1.5 }}>
        <Skeleton variant="rounded" height={64} />
        <Skeleton variant="rounded" height={64} />
        <Skeleton variant="rounded" height={64} />
      </Stack>
    );
  }
  return (
    <FaultPanel icon={mdiDatabaseAlertOutline} title={texts.faultTitle} onRetry={onRetry}>
      {state.reason}
    </FaultPanel>
  );
}
