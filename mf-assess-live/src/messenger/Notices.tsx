import { isTyped } from '@dialogwerk/shared/dialog/messenger';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { isAbout } from '../features/conversation/model/Conversation.ts';
import type { Conversation, Failure, Announcement } from '../features/conversation/model/Conversation.ts';
import { BusyNotice } from '../features/notices/ui/BusyNotice.tsx';
import { FailureNotice } from '../features/notices/ui/FailureNotice.tsx';
import type { MessengerTexts } from '../texts.ts';
import type { Change } from './MessengerProps.ts';
import { requestLine } from './requestLine.ts';

interface NoticesProps {
  readonly now: Conversation;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  /** Opens an answer for a change; null where none can be changed. */
  readonly onChange: ((change: Change) => void) | null;
  readonly onRefresh: () => void;
}

/** What stands above the transcript when something is wrong (spec §8). */
export function Notices({ now, running, texts, onChange, onRefresh }: NoticesProps) {
  const slow = useStore(running.$slow);
  const announcement = useStore(running.$announcement);
  const { refresh, close, serverBusy } = texts;
  const hideBusy = useCallback(() => running.$slow.set(false), [running]);
  return (
    <>
      <div role="status">
        {slow && (
          <BusyNotice text={serverBusy} refresh={refresh} close={close} onRefresh={onRefresh} onClose={hideBusy} />
        )}
      </div>
      <div role="status">
        {announcement && (
          <div className="dw-notice dw-announcement">
            <p>{announcementText(announcement, texts)}</p>
            {announcement.kind === 'overtaken' && announcement.text !== '' && (
              <p>{texts.yourText(announcement.text)}</p>
            )}
            {announcement.kind === 'refused' &&
              requestLine(announcement, texts).map((line) => <p key={line}>{line}</p>)}
            <div className="dw-notice-actions">
              {drawWay(announcement)}
              <button type="button" onClick={() => running.$announcement.set(null)}>
                {close}
              </button>
            </div>
          </div>
        )}
      </div>
      {now.phase === 'ended' && (
        <FailureNotice {...wordingOf(now.failure, texts)} refresh={refresh} close={close} onRefresh={onRefresh} />
      )}
    </>
  );

  /** What can be done about it. */
  function drawWay(told: Announcement): ReactNode {
    if (told.kind === 'changed' && told.undo) {
      const { question, reply, shown } = told.undo;
      return (
        <button type="button" onClick={() => running.change(question, reply, shown, null)}>
          {texts.undo}
        </button>
      );
    }
    if (told.kind !== 'overtaken' || told.text === '' || !onChange) return null;
    const { text, question } = told;
    const change = now.entries.findLastIndex((entry) => entry.user_or_bot === 'user' && isAbout(entry, question));
    if (change < 0 || !isTyped(question.input)) return null;
    return (
      <button
        type="button"
        onClick={() => {
          running.$announcement.set(null);
          onChange({ change, text });
        }}
      >
        {texts.useText}
      </button>
    );
  }
}

function announcementText(announcement: Announcement, texts: MessengerTexts): string {
  switch (announcement.kind) {
    case 'changed':
      return texts.changed(announcement.withdrawn);
    case 'refused':
    case 'not-continued':
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
