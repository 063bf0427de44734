import { initialsOf } from '@dialogwerk/shared/browser';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { useStoreValue } from '../loading/useStoreValue.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { accentTones } from '@dialogwerk/shared/dialog/messenger';
import { useReveal } from '../features/transcript/ui/useReveal.ts';
import type { Chat } from './RunningChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';
import type { DialogEntry } from '@dialogwerk/shared/contract';

interface ContactProps {
  readonly chat: Chat;
  readonly texts: ChatsTexts;
  /** Whether messages come without their pauses. */
  readonly atOnce: boolean;
  /** Whether this chat stands open. */
  readonly isOpen: boolean;
  /** Whether it is before the respondent's eyes. */
  readonly isSeen: boolean;
  /** How many of its entries were seen. */
  readonly seen: number;
  readonly onOpen: () => void;
  readonly onSeen: (entries: number) => void;
  /** Tells how many messages are new. */
  readonly onUnread: (survey_id: string, unread: number) => void;
  /** Tells whether something is being said. */
  readonly onTyping: (survey_id: string, isTyping: boolean) => void;
}

/** One chat in the list: who it is with, what was said last and when, whether something is new or being written. */
export function Contact(props: ContactProps) {
  const { chat, texts, atOnce, isOpen, isSeen, seen, onOpen, onSeen, onUnread, onTyping } = props;
  const { survey, running } = chat;
  const now = useStoreValue(running.$conversation);
  const [today] = useState(() => Date.now());
  const visible = useReveal(now.entries, now.freshFrom, survey.speed, atOnce);
  const name = survey.avatar_name || survey.survey_name;
  const last = now.entries[visible - 1];
  const isTyping = visible < now.entries.length || now.phase === 'sending' || now.phase === 'waiting';
  const unread = isSeen ? 0 : unreadIn(now.entries, visible, seen);

  useEffect(() => {
    if (isSeen && visible !== seen) onSeen(visible);
  }, [isSeen, visible, seen, onSeen]);
  useLayoutEffect(() => onTyping(survey.survey_id, isTyping), [onTyping, survey.survey_id, isTyping]);
  useEffect(() => onUnread(survey.survey_id, unread), [onUnread, survey.survey_id, unread]);

  return (
    <li>
      <button type="button" className="dwm-contact" aria-current={isOpen} onClick={onOpen}>
        <Picture
          address={survey.config.avatar_src ?? `/avatars/${encodeURIComponent(name)}.svg`}
          name={name}
          color={survey.config.accent_color}
        />
        <span className="dwm-name" lang={survey.language}>
          {name}
        </span>
        {last && (
          <time className="dwm-time" dateTime={new Date(last.created_on).toISOString()}>
            {whenOf(last.created_on, today, texts.lang)}
          </time>
        )}
        {isTyping ? (
          <span className="dwm-last dwm-typing">{texts.typing}</span>
        ) : (
          <span className="dwm-last" lang={last ? survey.language : undefined}>
            {last
              ? `${last.user_or_bot === 'user' ? `${texts.you}: ` : ''}${wordsOf(last.context, texts)}`
              : texts.none}
          </span>
        )}
        {unread > 0 && (
          <span className="dwm-unread">
            <span aria-hidden>{unread}</span>
            <span className="dw-hidden">{texts.unread(unread)}</span>
          </span>
        )}
      </button>
    </li>
  );
}

function wordsOf(context: string, texts: ChatsTexts): string {
  return plainText(context).replaceAll('\n', ' ') || texts.media;
}

interface PictureProps {
  readonly address: string;
  readonly name: string;
  /** Stands in the picture's place until it has come. */
  readonly color: string;
}

function Picture({ address, name, color }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const { accent: background, ink } = accentTones(color);
  const style = { background, color: ink };
  if (!broken) return <img className="dw-avatar" style={style} src={address} alt="" onError={() => setBroken(true)} />;
  return (
    <span className="dw-avatar" style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** How many messages of the bot stand among the visible ones and were not seen yet. */
function unreadIn(entries: readonly DialogEntry[], visible: number, seen: number): number {
  return entries.slice(seen, visible).filter(({ user_or_bot, type }) => user_or_bot === 'bot' && type !== 'changed')
    .length;
}

/** When a message came, for a list: the time of today, else the day. Both in milliseconds since 1970. */
function whenOf(time: number, now: number, language: string): string {
  const [then, today] = [new Date(time), new Date(now)];
  const isToday = then.toDateString() === today.toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: '2-digit', month: '2-digit' };
  return new Intl.DateTimeFormat(language, format).format(then);
}
