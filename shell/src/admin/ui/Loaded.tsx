import { mdiDatabaseAlertOutline } from '@mdi/js';
import { reasonOf } from '@dialogwerk/shared/clients';
import { Button, Skeleton, Stack, StatePanel } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import type { Attempt } from '../../calls/useAttempt.ts';
import { texts } from '../texts.ts';

interface LoadedProps<Result> {
  readonly attempt: Attempt<Result>;
  readonly retry: () => void;
  readonly children: (result: Result) => ReactNode;
}

/** What was asked for, its outline while it is on its way, or why it did not come. */
export function Loaded<Result>({ attempt, retry, children }: LoadedProps<Result>): ReactNode {
  if (attempt.kind === 'done') return children(attempt.result);
  if (attempt.kind === 'running') {
    return (
      <Stack role="status" aria-label={texts.loading} sx={{ gap: 1.5 }}>
        <Skeleton variant="rounded" height={64} />
        <Skeleton variant="rounded" height={64} />
        <Skeleton variant="rounded" height={64} />
      </Stack>
    );
  }
  return (
    <StatePanel
      fault
      icon={mdiDatabaseAlertOutline}
      title={texts.faultTitle}
      actions={
        <Button variant="contained" onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {reasonOf(attempt.error)}
    </StatePanel>
  );
}
