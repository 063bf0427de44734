import { useStoreValue } from '../loading/useStoreValue.ts';
import { useCallback } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { Conversation } from '../features/conversation/model/Conversation.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { MessengerTexts } from '../texts.ts';
import { failures } from './failuresChunk.ts';
import type { Change, MessengerProps } from './MessengerProps.ts';
import { sheets } from './sheetsChunk.ts';

interface NoticesProps extends Pick<MessengerProps, 'survey' | 'live'> {
  readonly now: Conversation;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  /** Opens an answer for a change; null where none can be changed. */
  readonly onChange: ((change: Change) => void) | null;
  readonly onRefresh: () => void;
}

/** What stands above the transcript when something is wrong (spec §8). */
export function Notices({ survey, live, now, running, texts, onChange, onRefresh }: NoticesProps) {
  const slow = useStoreValue(running.$slow);
  const announcement = useStoreValue(running.$announcement);
  const { refresh, close, serverBusy } = texts;
  const hideBusy = useCallback(() => running.$slow.set(false), [running]);
  return (
    <>
      <div role="status">
        {slow && (
          <LazyChunk chunk={sheets} {...survey}>
            {({ BusyNotice }) => (
              <BusyNotice text={serverBusy} refresh={refresh} close={close} onRefresh={onRefresh} onClose={hideBusy} />
            )}
          </LazyChunk>
        )}
      </div>
      <div role="status">
        {announcement && (
          <LazyChunk chunk={sheets} language={survey.language} du_sie={survey.du_sie}>
            {(part) => <part.AnnouncementNotice {...{ announcement, survey, now, running, texts, onChange }} />}
          </LazyChunk>
        )}
      </div>
      {live && !live.amongOthers && now.phase !== 'ended' && !running.isLasting() && (
        <LazyChunk chunk={failures} {...survey}>
          {({ NotKeptNotice }) => <NotKeptNotice {...survey} />}
        </LazyChunk>
      )}
      {now.phase === 'ended' && (
        <LazyChunk chunk={failures} {...survey}>
          {({ ConversationFailure }) => (
            <ConversationFailure {...survey} {...{ failure: now.failure, texts, onRefresh }} />
          )}
        </LazyChunk>
      )}
    </>
  );
}
