import type { ClientConfig } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { MessengerTexts } from '../texts.ts';
import type { AskedFor } from '../messenger/MessengerProps.ts';
import { wordTexts } from './wordTexts.ts';

interface WordHelpProps {
  readonly survey: Pick<ClientConfig, 'language' | 'du_sie'>;
  readonly asked: AskedFor;
  readonly texts: MessengerTexts;
  readonly running: Pick<RunningConversation, '$conversation'>;
  /** Opens the last answer; null where there is none that can be changed. */
  readonly onBack: (() => void) | null;
  /** Begins anew, or asks whether to. */
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** What can be done in place of answering: all of it, or what one typed word asks for; that the word was meant as an answer, too. */
export function WordHelp({ survey, asked, texts, running, onBack, onRestart, onClose }: WordHelpProps) {
  const words = wordTexts(survey.language, survey.du_sie);
  const { word, asAnswer } = asked;
  const [turn] = useState(() => turnOf(running));
  const answer = (): void => {
    onClose();
    // The question may be answered elsewhere meanwhile.
    if (turnOf(running) === turn) asAnswer?.();
  };
  return (
    <>
      <div className="dw-words" lang={words.lang}>
        {word === 'help' && drawHelp()}
        {word === 'back' && onBack === null && <p>{words.nothingBefore}</p>}
      </div>
      <div className="dw-pop-up-actions">
        {asAnswer && (
          <button type="button" className="dw-button dw-quiet" onClick={answer}>
            {words.asAnswer}
          </button>
        )}
        {word !== 'back' && (
          <button type="button" className={word === 'help' ? 'dw-button dw-quiet' : 'dw-button'} onClick={onRestart}>
            {texts.beginAgain}
          </button>
        )}
        {word !== 'restart' && onBack && (
          <button type="button" className="dw-button" onClick={onBack}>
            {texts.changeLast}
          </button>
        )}
      </div>
    </>
  );

  function drawHelp(): ReactNode {
    return (
      <>
        <p>{words.wordsTell}</p>
        <dl>
          {words.words.map(([each, does]) => (
            <div key={each}>
              <dt>{each}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>{words.tap}</p>
        <p>{words.menu}</p>
      </>
    );
  }
}

/** How many turns are stored; null before the server has said so. */
function turnOf({ $conversation }: Pick<RunningConversation, '$conversation'>): number | null {
  const now = $conversation.get();
  return 'turn' in now ? now.turn : null;
}
