import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { Conversation, Failure } from '../features/conversation/model/Conversation.ts';
import { FailureNotice } from '../features/notices/ui/FailureNotice.tsx';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { MessengerTexts } from '../texts.ts';
import type { Change, MessengerProps } from './MessengerProps.ts';
import { requestLine } from './requestLine.ts';
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
  const slow = useStore(running.$slow);
  const announcement = useStore(running.$announcement);
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
        <LazyChunk chunk={sheets} {...survey}>
          {({ NotKeptNotice }) => <NotKeptNotice {...survey} />}
        </LazyChunk>
      )}
      {now.phase === 'ended' && (
        <FailureNotice {...wordingOf(now.failure, texts)} refresh={refresh} close={close} onRefresh={onRefresh} />
      )}
    </>
  );
}

function wordingOf(failure: Failure, texts: MessengerTexts) {
  const { title, more } = texts.failure[failure.kind];
  const [request = null] = requestLine(failure, texts);
  if (failure.kind !== 'refused') return { title, text: more, additional: '', request };
  return { title: failure.msg, text: texts.failureStatus(failure.status), additional: more, request };
}
