import { mdiTranslate } from '@mdi/js';
import { directionOf, ownLanguageName } from '@dialogwerk/shared/dialog/messenger';
import { useEffect, useState } from 'react';
import { InformationMenu } from '../features/live-bar/ui/InformationMenu.tsx';

import { languageTexts } from './texts.ts';

/** As long as the notice of a busy server stays, and a little more, because it is longer. */
const FAULT_MS = 10_000;

interface LanguageMenuProps {
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  readonly languages: readonly string[];
  /** Goes on in another language; whether that is done. */
  readonly onSpeak: (language: string) => Promise<boolean>;
}

/** The languages of a dialog, each by its own name, behind a button of the bar. */
export function LanguageMenu({ language, du_sie, languages, onSpeak }: LanguageMenuProps) {
  const [failed, setFailed] = useState(false);
  const texts = languageTexts(language, du_sie);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(() => setFailed(false), FAULT_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  const speak = async (wanted: string): Promise<void> => {
    setFailed(false);
    setFailed(!(await onSpeak(wanted)));
  };
  return (
    <div className="dw-languages">
      <InformationMenu label={texts.choose} icon={mdiTranslate}>
        {({ id, onAction }) => (
          <ul id={id}>
            {languages.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  lang={one}
                  dir={directionOf(one)}
                  aria-current={one === language ? 'true' : undefined}
                  onClick={() => {
                    onAction();
                    if (one !== language) void speak(one);
                  }}
                >
                  {ownLanguageName(one)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </InformationMenu>
      <div role="status">
        {failed && (
          <p className="dw-language-fault" lang={texts.lang}>
            {texts.notSwitched}
          </p>
        )}
      </div>
    </div>
  );
}
