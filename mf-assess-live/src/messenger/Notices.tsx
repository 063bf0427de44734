import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { Conversation, Failure, Announcement } from '../features/conversation/model/Conversation.ts';
import { FailureNotice } from '../features/notices/ui/FailureNotice.tsx';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { MessengerTexts } from '../texts.ts';
import type { MessengerProps } from './MessengerProps.ts';
import { requestLine } from './requestLine.ts';
import { sheets } from './sheetsChunk.ts';

interface NoticesProps extends Pick<MessengerProps, 'survey' | 'live'> {
  readonly now: Conversation;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  readonly onRefresh: () => void;
}

/** What stands above the transcript when something is wrong (spec §8). */
export function Notices({ survey, live, now, running, texts, onRefresh }: NoticesProps) {
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
          <div className="dw-notice dw-announcement">
            <p>{announcementText(announcement, texts)}</p>
            {announcement.kind === 'refused' &&
              requestLine(announcement, texts).map((line) => <p key={line}>{line}</p>)}
            <div className="dw-notice-actions">
              <button type="button" onClick={() => running.$announcement.set(null)}>
                {close}
              </button>
            </div>
          </div>
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

function announcementText(announcement: Announcement, texts: MessengerTexts): string {
  switch (announcement.kind) {
    case 'changed':
      return texts.changed(announcement.withdrawn);
    case 'refused':
      return announcement.sentence;
    case 'gone':
      return texts.changeGone;
    case 'overtaken':
      return texts.overtaken;
  }
}

function wordingOf(failure: Failure, texts: MessengerTexts) {
  const { title, more } = texts.failure[failure.kind];
  const [request = null] = requestLine(failure, texts);
  if (failure.kind !== 'refused') return { title, text: more, additional: '', request };
  return { title: failure.msg, text: texts.failureStatus(failure.status), additional: more, request };
}
