import { $session } from '@dialogwerk/shared/state';
import { Stack } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { ApprovalActs, ApprovalState } from './ApprovalWay.ts';
import { AskForm } from './AskForm.tsx';
import { Declined } from './Declined.tsx';
import { WaitingCard } from './WaitingCard.tsx';

interface ApprovalPartProps {
  readonly state: ApprovalState;
  readonly acts: ApprovalActs;
  /** Where what is noted is kept until it is sent. */
  readonly place: string;
  /** There is something to publish, and the reader is one who may ask for it. */
  readonly mayAsk: boolean;
  readonly mayGoLive: boolean;
  readonly isUnsaved: boolean;
  /** What a wish that waits would change. */
  readonly review: ReactNode;
}

/** In the place of the button that publishes: asking for an approval, or the wish that waits for one. */
export function ApprovalPart({ state, acts, place, mayAsk, mayGoLive, isUnsaved, review }: ApprovalPartProps) {
  const session = useStore($session);
  const { waiting, past, others } = state;
  if (waiting) {
    return (
      <WaitingCard
        key={waiting.approval_id}
        approval={waiting}
        state={state}
        acts={acts}
        own={session?.user_id ?? null}
        isUnsaved={isUnsaved}
      >
        {review}
      </WaitingCard>
    );
  }
  if (!mayAsk) return <Declined past={past} />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Declined past={past} />
      <AskForm
        place={place}
        others={others}
        mayGoLive={mayGoLive}
        isBusy={acts.isBusy}
        isUnsaved={isUnsaved}
        onAsk={acts.ask}
      />
    </Stack>
  );
}
