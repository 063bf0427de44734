import type { SurveyConfig } from '../../contract/index.ts';
import { wordingLanguage } from '../../contract/wordingLanguage.ts';
import type { Wording } from '../texts.ts';

/** How respondents are spoken to in a dialog of this language and form of address. */
export function wordingOf(language: string, du_sie: SurveyConfig['du_sie']): Wording {
  const own = wordingLanguage(language);
  if (own === 'en') return own;
  return own === 'de' ? du_sie : `${own}-${du_sie}`;
}
