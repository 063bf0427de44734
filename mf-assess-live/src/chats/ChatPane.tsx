import { arrowLeftIcon, notebookIcon } from './icons.data.ts';
import { useStoreValue } from '../loading/useStoreValue.ts';
import type { ReactNode } from 'react';
import { BarIcon } from '../features/live-bar/ui/BarIcon.tsx';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import { Messenger } from '../messenger/Messenger.tsx';
import type { Chat } from './RunningChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface ChatPaneProps {
  readonly chat: Chat;
  readonly texts: ChatsTexts;
  readonly isOpen: boolean;
  /** Leads back to the list; null where the list stands beside. */
  readonly onBack: (() => void) | null;
  /** How many messages are new in others. */
  readonly unread: number;
  /** Who wrote them, where the list does not say so. */
  readonly elsewhere: ReactNode;
  /** Leads to the hints; null where there are none, or where the way there stands beside. */
  readonly onHints: (() => void) | null;
  /** How many hints are new. */
  readonly freshHints: number;
  /** How the game has ended, with the way to what was found; null while it has not. */
  readonly ending: ReactNode;
  readonly preferences: Preferences;
  readonly onDone: (action: 'restart' | 'delete') => void;
}

/** One chat. It stays as it is while another one is open: what was typed, how far it was read, what is being said. */
export function ChatPane({
  chat,
  texts,
  isOpen,
  onBack,
  unread,
  elsewhere,
  onHints,
  freshHints,
  ending,
  preferences,
  onDone,
}: ChatPaneProps) {
  const { survey, running } = chat;
  const { phase } = useStoreValue(running.$conversation);
  const reload = (): void => location.reload();
  return (
    <div
      className="dwm-pane"
      data-open={isOpen}
      data-named={survey.survey_name.includes(survey.avatar_name)}
      data-hints={onHints !== null}
      inert={!isOpen}
    >
      {onBack && (
        <button
          type="button"
          className="dwm-back"
          aria-label={unread > 0 ? `${texts.back}, ${texts.unread(unread)}` : texts.back}
          title={texts.back}
          onClick={onBack}
        >
          <BarIcon path={arrowLeftIcon} />
          {unread > 0 && <span className="dwm-dot">{unread > 9 ? '9+' : unread}</span>}
        </button>
      )}
      {onHints && (
        <button
          type="button"
          className="dwm-to-hints"
          aria-label={freshHints > 0 ? `${texts.hints}, ${texts.freshHints(freshHints)}` : texts.hints}
          title={texts.hints}
          onClick={onHints}
        >
          <BarIcon path={notebookIcon} />
          {freshHints > 0 && <span className="dwm-dot" />}
        </button>
      )}
      <Messenger
        survey={survey}
        running={running}
        live={{ fragments: texts.fragments, bar: true, amongOthers: true, preferences, onDone }}
        onRefresh={reload}
        onRestart={reload}
      />
      {phase === 'finished' && (
        <div className="dwm-still" lang={texts.lang}>
          {ending ?? <p>{texts.nothingToAnswer}</p>}
        </div>
      )}
      {elsewhere}
    </div>
  );
}
