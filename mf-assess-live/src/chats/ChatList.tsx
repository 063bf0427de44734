import { useStoreValue } from '../loading/useStoreValue.ts';
import { useEffect, useRef, useState } from 'react';
import { Contact } from './Contact.tsx';
import type { RunningChats } from './RunningChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';
import type { Unread } from './useUnread.ts';

interface ChatListProps {
  /** The page's title where nothing is new. */
  readonly title: string;
  readonly chats: RunningChats;
  readonly texts: ChatsTexts;
  /** The chat that stands open; null for none. */
  readonly open: string | null;
  /** Whether new messages are told in the page's title, too. */
  readonly countsInTitle: boolean;
  /** Whether messages come without their pauses. */
  readonly atOnce: boolean;
  readonly onOpen: (survey_id: string) => void;
  /** By dialog, how many messages are new. */
  readonly unread: Unread['counts'];
  readonly onUnread: (survey_id: string, count: number) => void;
  readonly onTyping: (survey_id: string, isTyping: boolean) => void;
  /** What was found since the page opened, to be told to screen readers; '' for nothing. */
  readonly news: string;
}

/** The chats as a list; what comes in one that is not open is said to screen readers, once. */
export function ChatList({
  title,
  chats,
  texts,
  open,
  countsInTitle,
  atOnce,
  onOpen,
  unread,
  onUnread,
  onTyping,
  news,
}: ChatListProps) {
  const all = useStoreValue(chats.$chats);
  const seen = useStoreValue(chats.$seen);
  const isShown = usePageShown();
  const [wrote, setWrote] = useState('');
  const before = useRef(unread);

  useEffect(() => {
    const louder = all.find(({ survey: { survey_id } }) => (unread[survey_id] ?? 0) > (before.current[survey_id] ?? 0));
    before.current = unread;
    if (louder) setWrote(texts.wrote(louder.survey.avatar_name || louder.survey.survey_name));
  }, [all, unread, texts]);

  const count = Object.values(unread).reduce((sum, one) => sum + one, 0);
  useEffect(() => {
    document.title = countsInTitle && count > 0 ? `(${count}) ${title}` : title;
  }, [title, count, countsInTitle]);

  return (
    <nav className="dwm-contacts" aria-label={texts.list}>
      <ul>
        {all.map((chat) => {
          const { survey_id } = chat.survey;
          return (
            <Contact
              key={survey_id}
              chat={chat}
              texts={texts}
              atOnce={atOnce}
              isOpen={open === survey_id}
              isSeen={open === survey_id && isShown}
              seen={seen[survey_id] ?? 0}
              onOpen={() => onOpen(survey_id)}
              onSeen={(entries) => chats.see(survey_id, entries)}
              onUnread={onUnread}
              onTyping={onTyping}
            />
          );
        })}
      </ul>
      <p className="dw-hidden" role="status">
        {wrote}
      </p>
      <p className="dw-hidden" role="status">
        {news}
      </p>
    </nav>
  );
}

/** Whether the page is before anybody's eyes. */
function usePageShown(): boolean {
  const [shown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => setShown(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return shown;
}
