import { notebookIcon } from './icons.data.ts';
import type { FoundHint, Notebook } from '@dialogwerk/shared/contract';
import { BarIcon } from '../features/live-bar/ui/BarIcon.tsx';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface HintsButtonProps {
  readonly notebook: Notebook;
  readonly shown: readonly FoundHint[];
  /** How many of those are new. */
  readonly fresh: number;
  readonly isOpen: boolean;
  readonly texts: ChatsTexts;
  /** The language of the chats. */
  readonly language: string;
  readonly onClick: () => void;
}

/** Below the list of chats: the way to the hints, how many there are, whether one is new, and how the game has ended. */
export function HintsButton({ notebook, shown, fresh, isOpen, texts, language, onClick }: HintsButtonProps) {
  const ending = shown.findLast(({ kind }) => kind === 'ending');
  const clues = shown.filter(({ kind }) => kind === 'clue').length;
  return (
    <div className="dwm-foot">
      <button type="button" className="dwm-contact dwm-hints-button" aria-expanded={isOpen} onClick={onClick}>
        <span className="dwm-hints-icon">
          <BarIcon path={notebookIcon} />
        </span>
        <span className="dwm-name">{texts.hints}</span>
        <span className="dwm-last">
          {ending ? (
            <>
              {texts.endingOf(ending.number, notebook.endings)}: <span lang={language}>{ending.title}</span>
            </>
          ) : (
            texts.hintsOf(clues, notebook.clues)
          )}
        </span>
        {fresh > 0 && (
          <span className="dwm-unread">
            <span aria-hidden>{fresh}</span>
            <span className="dw-hidden">{texts.freshHints(fresh)}</span>
          </span>
        )}
      </button>
    </div>
  );
}
