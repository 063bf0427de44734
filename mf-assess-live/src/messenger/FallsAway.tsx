import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ChangePreview } from './previewChange.ts';
import { changeTexts } from './changeTexts.ts';

interface FallsAwayProps {
  /** null where the server did not say it. */
  readonly preview: ChangePreview;
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}

/** Which later answers a change takes away, before it is made, and what becomes of them. */
export function FallsAway({ preview, language, du_sie, onBack, onGoOn }: FallsAwayProps) {
  const texts = changeTexts(language, du_sie);
  const withdrawn = preview?.withdrawn ?? [];
  const textId = useId();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);

  return (
    <div className="dw-falls-away" lang={texts.lang}>
      <div id={textId}>
        <p>{preview?.is_certain ? texts.fallsAway(withdrawn.length) : texts.mayFallAway}</p>
        {withdrawn.length > 0 && (
          <ul lang={language}>
            {[...withdrawn.entries()].map(([place, { question, answer }]) => (
              // The same may be asked and answered twice; they never change places.
              <li key={place}>
                {question && <span>{plainText(question)}</span>} <strong>{answer}</strong>
              </li>
            ))}
          </ul>
        )}
        <p>{texts.comesBack}</p>
      </div>
      <div className="dw-pop-up-actions">
        <button ref={back} type="button" className="dw-button dw-quiet" aria-describedby={textId} onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" className="dw-button" onClick={onGoOn}>
          {texts.goOn}
        </button>
      </div>
    </div>
  );
}
