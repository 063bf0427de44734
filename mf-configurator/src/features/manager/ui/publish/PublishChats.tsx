import { mdiTransitConnectionVariant } from '@mdi/js';
import { chatsPath } from '@dialogwerk/shared/contract';
import { Button, FaultAlert, GoLiveDialog, Icon, Skeleton, Stack } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import { ApprovalPart } from '../../../../approval/ApprovalPart.tsx';
import { PastApprovals } from '../../../../approval/PastApprovals.tsx';
import { approvalTexts } from '../../../../approval/texts.ts';
import { CheckStep } from '../../../../publishSteps/CheckStep.tsx';
import { LinkStep } from '../../../../publishSteps/LinkStep.tsx';
import { LiveStep } from '../../../../publishSteps/LiveStep.tsx';
import { StepList } from '../../../../publishSteps/StepList.tsx';
import { liveTexts } from '../../liveTexts.ts';
import type { Chats } from '../../model/Chats.ts';
import { obstaclesOf } from '../../model/obstaclesOf.ts';
import { publishTexts as texts } from '../../publishTexts.ts';
import { ChatsChangesStep } from './ChatsChangesStep.tsx';
import { ChatsPublishStep } from './ChatsPublishStep.tsx';
import { ChatsReview } from './ChatsReview.tsx';
import { Obstacles } from './Obstacles.tsx';
import { useChatsApproval } from './useChatsApproval.ts';
import { useChatsErrors } from './useChatsErrors.ts';
import { useChatsWay } from './useChatsWay.ts';

interface PublishChatsProps {
  readonly chats: Chats;
  /** Leads to the check of the whole. */
  readonly onToCheck: () => void;
  /** Leads to the dialogs and triggers. */
  readonly onOpen: () => void;
}

/** One way of all dialogs of a multi-chat to their respondents: check, what changes, publish, live, link. */
export function PublishChats({ chats, onToCheck, onOpen }: PublishChatsProps) {
  const { dialog_manager_id: id, name } = chats.manager;
  const check = useChatsErrors(chats);
  const way = useChatsWay(chats);
  const approval = useChatsApproval(id);
  const top = useRef<HTMLDivElement>(null);
  const { live, state, asked } = way;
  if (!live) {
    return state.kind === 'failed' ? (
      <FaultAlert onRetry={way.reload} sx={{ m: 2 }}>
        {liveTexts.fault(state.reason)}
      </FaultAlert>
    ) : (
      <Skeleton role="progressbar" variant="rounded" height={320} aria-label={liveTexts.loading} sx={{ m: 2 }} />
    );
  }
  const obstacles = obstaclesOf(chats);
  const mayNot = !live.may_publish || obstacles.length > 0;
  const standing = approval.state.kind === 'loaded' ? approval.state.value : null;
  const fourEyes = standing?.four_eyes ? standing : null;
  /** Before what was pressed goes away with what it did. */
  const keepFocus = (): void => top.current?.focus();
  return (
    <Stack ref={top} tabIndex={-1} sx={{ p: 2, outline: 'none' }}>
      <StepList>
        <CheckStep check={check} toCheck={texts.toCheck} onToCheck={onToCheck} />
        <ChatsChangesStep chats={chats} live={live} />
        <ChatsPublishStep
          live={live}
          mayNot={mayNot}
          isBusy={way.isBusy}
          onPublish={(thenLive) => {
            keepFocus();
            way.publish(thenLive);
          }}
          approval={
            fourEyes && (
              <ApprovalPart
                state={fourEyes}
                acts={approval.acts}
                place={`ask multi-chat ${id}`}
                mayAsk={
                  chats.manager.may_edit &&
                  obstacles.every(({ kind }) => kind === 'role') &&
                  (live.publication_id === null || live.unpublished_changes > 0)
                }
                mayGoLive={!live.active}
                isUnsaved={false}
                review={fourEyes.changes && <ChatsReview chats={chats} changes={fourEyes.changes} />}
              />
            )
          }
        />
        <LiveStep
          label={texts.live}
          active={live.active}
          isSwitching={way.isSwitching}
          // What is live can always be made inactive.
          mayNot={
            !live.may_publish ||
            (mayNot && !live.active) ||
            (fourEyes !== null && live.publication_id === null && !live.active)
          }
          isNext={live.publication_id !== null && live.unpublished_changes === 0}
          said={live.active ? texts.isLive : texts.isInactive}
          fault={way.fault}
          onFlip={() => {
            if (live.publication_id === null) keepFocus();
            way.flip();
          }}
        >
          <Obstacles obstacles={obstacles} />
        </LiveStep>
        <LinkStep
          link={`${location.origin}${chatsPath(id, live.public_name ?? live.public_id)}`}
          name={name}
          active={live.active}
        >
          <Button startIcon={<Icon path={mdiTransitConnectionVariant} />} onClick={onOpen}>
            {texts.toMultiChat}
          </Button>
        </LinkStep>
      </StepList>
      {standing && <PastApprovals past={standing.past} />}
      {approval.state.kind === 'failed' && (
        <FaultAlert onRetry={approval.reload}>{approvalTexts.fault(approval.state.reason)}</FaultAlert>
      )}
      {asked && (
        <GoLiveDialog
          errors={asked.errors}
          act={asked.act}
          onBack={way.giveUp}
          onToCheck={() => {
            way.giveUp();
            onToCheck();
          }}
          onGoLive={way.goOn}
        />
      )}
    </Stack>
  );
}
