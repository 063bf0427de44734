import type { ManagerLive } from '@dialogwerk/shared/contract';
import { Button, publicationTexts, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { Step } from '../../../../publishSteps/Step.tsx';
import { stepTexts } from '../../../../publishSteps/texts.ts';
import { publishTexts as texts } from '../../publishTexts.ts';
import { LiveStatus } from '../LiveStatus.tsx';

interface ChatsPublishStepProps {
  readonly live: ManagerLive;
  /** Something stands against it, which the next step says. */
  readonly mayNot: boolean;
  readonly isBusy: boolean;
  readonly onPublish: (thenLive: boolean) => void;
  /** In the place of the buttons, where a second person has to agree; null where nobody has to. */
  readonly approval: ReactNode;
}

/** What respondents of a multi-chat get now, and the button that has them get all of its drafts. */
export function ChatsPublishStep({ live, mayNot, isBusy, onPublish, approval }: ChatsPublishStepProps) {
  const { published_at, publication_id, unpublished_changes, active } = live;
  const { moment } = useDates();
  const isOpen = publication_id === null || unpublished_changes > 0;
  return (
    <Step number={3} title={stepTexts.publish} state={isOpen ? 'next' : 'done'}>
      <LiveStatus live={live} />
      <Typography sx={{ my: 1 }}>
        {published_at === null ? texts.never : texts.since(moment(published_at))} {isOpen && texts.together}
      </Typography>
      {approval}
      {approval === null && isOpen && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={mayNot} loading={isBusy} onClick={() => onPublish(!active)}>
            {active ? publicationTexts.publish : stepTexts.publishAndLive}
          </Button>
          {!active && (
            <Button disabled={mayNot || isBusy} onClick={() => onPublish(false)}>
              {stepTexts.publishAlone}
            </Button>
          )}
        </Stack>
      )}
    </Step>
  );
}
