import { closeIcon } from './icons.data.ts';
import type { FoundHint, Notebook } from '@dialogwerk/shared/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { BarIcon } from '../features/live-bar/ui/BarIcon.tsx';
import { EndingCard } from './EndingCard.tsx';
import { EndingGallery } from './EndingGallery.tsx';
import { hintKey } from './hintKey.ts';
import type { SeenEnding } from './keepChats.ts';
import type { Chat } from './RunningChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface HintsPaneProps {
  readonly notebook: Notebook;
  /** What of it may be shown by now. */
  readonly shown: readonly FoundHint[];
  /** How many of those were seen before the pane opened. */
  readonly seen: number;
  readonly onSeen: (hints: number) => void;
  readonly chats: readonly Chat[];
  /** The endings that were come to in earlier games. */
  readonly endingsBefore: readonly SeenEnding[];
  readonly texts: ChatsTexts;
  /** The language of the chats. */
  readonly language: string;
  /** Whether it takes the place of a chat, and with it the focus. */
  readonly isAlone: boolean;
  readonly onChat: (survey_id: string) => void;
  readonly onAsk: (action: 'restart' | 'delete') => void;
  readonly onClose: () => void;
}

/** 'Hinweise': what the player has found out, the newest first, and how the game has ended. */
export function HintsPane({
  notebook,
  shown,
  seen,
  onSeen,
  chats,
  endingsBefore,
  texts,
  language,
  isAlone,
  onChat,
  onAsk,
  onClose,
}: HintsPaneProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const clues = shown.filter(({ kind }) => kind === 'clue');
  const ending = shown.findLast(({ kind }) => kind === 'ending');
  const endings = [...endingsBefore, ...shown.filter(({ kind }) => kind === 'ending')];
  const teller = chats.find(({ survey }) => survey.survey_id === ending?.survey_id);
  const names = new Map(
    chats.map(({ survey: { survey_id, avatar_name, survey_name } }) => [survey_id, avatar_name || survey_name]),
  );
  const [seenBefore] = useState(seen);
  const fresh = new Set(shown.slice(seenBefore).map(hintKey));

  useEffect(() => {
    if (isAlone) heading.current?.focus();
  }, [isAlone]);

  useEffect(() => onSeen(shown.length), [onSeen, shown.length]);

  return (
    <section className="dwm-hints dw" aria-labelledby={headingId}>
      <header className="dw-bar">
        <div className="dw-names">
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {texts.hints}
          </h2>
          {notebook.clues > 0 && <p>{texts.hintsOf(clues.length, notebook.clues)}</p>}
        </div>
        <button
          type="button"
          className="dw-icon-button"
          aria-label={texts.closeHints}
          title={texts.closeHints}
          onClick={onClose}
        >
          <BarIcon path={closeIcon} />
        </button>
      </header>
      <div className="dwm-notes">
        {ending && (
          <EndingCard
            ending={ending}
            endings={notebook.endings}
            found={clues.length}
            clues={notebook.clues}
            texts={texts}
            language={language}
            onDecide={teller?.running.$conversation.get().phase === 'asked' ? () => onChat(ending.survey_id) : null}
            onRestart={() => onAsk('restart')}
            onDelete={() => onAsk('delete')}
          />
        )}
        {clues.length === 0 && !ending && (
          <div className="dwm-no-hints">
            <p>{texts.noHints}</p>
            <p>{texts.noHintsMore}</p>
          </div>
        )}
        <ul>
          {clues.toReversed().map((hint) => (
            <li key={hintKey(hint)} className="dwm-note">
              <h3 lang={language}>
                {hint.title}
                {fresh.has(hintKey(hint)) && (
                  <span className="dwm-fresh" lang={texts.lang}>
                    {texts.isNew}
                  </span>
                )}
              </h3>
              <p lang={language}>{hint.text}</p>
              <button type="button" onClick={() => onChat(hint.survey_id)}>
                {texts.toChat(names.get(hint.survey_id) ?? '')}
              </button>
            </li>
          ))}
        </ul>
        {endings.length > 0 && (
          <EndingGallery endings={notebook.endings} seen={endings} texts={texts} language={language} />
        )}
      </div>
    </section>
  );
}
