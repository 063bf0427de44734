import type { ModelCall } from '@dialogwerk/shared/dialog';
import { saysDu, saysSie } from './formOfAddress.ts';
import { isOtherLanguage } from './isOtherLanguage.ts';

/** What is quoted was said by somebody else. */
const quoted = /[„“"»'‚][^„“”"«»'‚‘’]{0,400}[“”"«'‘’]/gu;

/**
 * What keeps words of a model from being said to a respondent, as one sentence to the model: another language, or another form of
 * address than the dialog's; null for nothing.
 */
export function talkProblem({ language, du_sie }: Pick<ModelCall, 'language' | 'du_sie'>, text: string): string | null {
  const own = text.replaceAll(quoted, ' ');
  if (isOtherLanguage(own, language)) return 'Er war in einer anderen Sprache.';
  if (!language.startsWith('de')) return null;
  if (du_sie === 'sie' && saysDu(own)) return 'Er duzte die Person.';
  if (du_sie === 'du' && saysSie(own)) return 'Er siezte die Person.';
  return null;
}
