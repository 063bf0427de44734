import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import { ownLanguageName } from '@dialogwerk/shared/dialog/messenger';
import { showNotice } from '@dialogwerk/shared/state';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import { assessTexts } from '../texts.ts';
import type { OpenTest } from './openTest.ts';

/** For each other language of a dialog: the test goes on in it, as it does for respondents, and the address names it. */
export function languageItems(
  { survey, running }: Pick<OpenTest, 'survey' | 'running'>,
  onNamed: (parameter: string, language: string) => void,
): MenuItem[] {
  const { languages = [], language: now } = survey;
  return languages
    .filter((language) => language !== now)
    .map((language): MenuItem => ({
      kind: 'action',
      text: assessTexts.testLanguage(ownLanguageName(language)),
      onClick: () =>
        void running
          .speak(language)
          .then((done) => (done ? onNamed(LANGUAGE_PARAMETER, language) : showNotice(assessTexts.notSpoken))),
    }));
}
