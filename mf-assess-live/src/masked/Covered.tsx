import { useState } from 'react';
import type { ReactNode } from 'react';
import { maskTexts } from './texts.ts';

interface CoveredProps {
  readonly language: string;
  /** The field. */
  readonly children: ReactNode;
}

/** A field whose text is dots until the respondent wants to see it; nobody else's spelling help or memory gets it. */
export function Covered({ language, children }: CoveredProps) {
  const [shows, setShows] = useState(false);
  const texts = maskTexts(language);
  return (
    <div className={shows ? undefined : 'dw-covered'} spellCheck={false} autoCapitalize="none" translate="no">
      {children}
      <button
        type="button"
        className="dw-button dw-quiet dw-show"
        lang={texts.lang}
        aria-pressed={shows}
        onClick={() => setShows(!shows)}
      >
        {texts.showField}
      </button>
    </div>
  );
}
