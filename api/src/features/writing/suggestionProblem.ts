import type { WritingWish } from '@dialogwerk/shared/contract';
import { WRITING_LIMITS } from '@dialogwerk/shared/contract';
import { saysDu, saysSie } from '../../leading/formOfAddress.ts';
import { fixedIn } from './fixedIn.ts';

/** Plain language takes more room; what takes much more says something else. */
const LONGEST = { times: 3, more: 200 };

/** Why a version of a text cannot be suggested, as one sentence to the model; null where it can. */
export function suggestionProblem(text: string, suggested: string, wish: WritingWish): string | null {
  if (suggested.length > Math.min(WRITING_LIMITS.text, LONGEST.times * text.length + LONGEST.more))
    return 'Der Text war viel länger.';
  if (fixedIn(suggested) !== fixedIn(text))
    return 'Platzhalter wie {{name}}, Zeichen wie #900# und Links müssen genau so bleiben.';
  if (wish === 'du' && saysSie(suggested)) return 'Der Text siezte noch.';
  if (wish === 'sie' && saysDu(suggested)) return 'Der Text duzte noch.';
  return null;
}
