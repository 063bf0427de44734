import type { FoundHint } from '@dialogwerk/shared/contract';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface EndingCardProps {
  readonly ending: FoundHint;
  /** How many endings there are. */
  readonly endings: number;
  /** How many clues were found, of how many. */
  readonly found: number;
  readonly clues: number;
  readonly texts: ChatsTexts;
  /** The language of the chats. */
  readonly language: string;
  /** Leads back to where it was decided; null where nothing is asked there any more. */
  readonly onDecide: (() => void) | null;
  readonly onRestart: () => void;
  readonly onDelete: () => void;
}

/** How the game has ended, what was found out of all there is, and how to go on from here. */
export function EndingCard(props: EndingCardProps) {
  const { ending, endings, found, clues, texts, language, onDecide, onRestart, onDelete } = props;
  return (
    <div className="dwm-ending">
      <p>{texts.endingOf(ending.number, endings)}</p>
      <h3 lang={language}>{ending.title}</h3>
      <p lang={language}>{ending.text}</p>
      {clues > 0 && <p className="dwm-soft">{texts.foundOf(found, clues)}</p>}
      <div className="dwm-actions">
        {onDecide && (
          <button type="button" className="dw-button" onClick={onDecide}>
            {texts.decideAnew}
          </button>
        )}
        <button type="button" className={onDecide ? 'dw-button dw-quiet' : 'dw-button'} onClick={onRestart}>
          {texts.playAgain}
        </button>
        <button type="button" className="dw-button dw-quiet" onClick={onDelete}>
          {texts.fragments.delete}
        </button>
      </div>
    </div>
  );
}
