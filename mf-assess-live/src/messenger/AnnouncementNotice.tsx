import type { ClientConfig } from '@dialogwerk/shared/contract';
import { isTyped } from '@dialogwerk/shared/dialog/messenger';
import type { ReactNode } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { isAbout } from '../features/conversation/model/isAbout.ts';
import type { Announcement, Conversation } from '../features/conversation/model/Conversation.ts';
import type { MessengerTexts } from '../texts.ts';
import { changeTexts } from './changeTexts.ts';
import type { Change } from './MessengerProps.ts';
import { requestLine } from './requestLine.ts';

interface AnnouncementNoticeProps {
  readonly announcement: Announcement;
  readonly survey: Pick<ClientConfig, 'language' | 'du_sie'>;
  readonly now: Conversation;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  /** Opens an answer for a change; null where none can be changed. */
  readonly onChange: ((change: Change) => void) | null;
}

/** What became of a reply that did not simply follow the last one, and what can be done about it. */
export function AnnouncementNotice(props: AnnouncementNoticeProps) {
  const { announcement, survey, now, running, texts, onChange } = props;
  const words = changeTexts(survey.language, survey.du_sie);
  const close = (): void => running.$announcement.set(null);
  return (
    <div className="dw-notice dw-announcement">
      <p>{sentenceOf(announcement)}</p>
      {announcement.kind === 'overtaken' && announcement.text !== '' && <p>{words.yourText(announcement.text)}</p>}
      {announcement.kind === 'refused' && requestLine(announcement, texts).map((line) => <p key={line}>{line}</p>)}
      <div className="dw-notice-actions">
        {drawWay()}
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </div>
  );

  function drawWay(): ReactNode {
    if (announcement.kind === 'changed' && announcement.undo) {
      const { question, reply, shown } = announcement.undo;
      return (
        <button type="button" onClick={() => running.change(question, reply, shown, null)}>
          {words.undo}
        </button>
      );
    }
    if (announcement.kind !== 'overtaken' || announcement.text === '' || !onChange) return null;
    const { text, question } = announcement;
    const change = now.entries.findLastIndex((entry) => entry.user_or_bot === 'user' && isAbout(entry, question));
    if (change < 0 || !isTyped(question.input) || 'masked' in question.input) return null;
    return (
      <button
        type="button"
        onClick={() => {
          close();
          onChange({ change, text });
        }}
      >
        {words.useText}
      </button>
    );
  }

  function sentenceOf(told: Announcement): string {
    switch (told.kind) {
      case 'changed':
        return words.changed(told.withdrawn);
      case 'refused':
      case 'not-continued':
        return told.sentence;
      case 'gone':
        return words.gone;
      case 'overtaken':
        return words.overtaken;
    }
  }
}
