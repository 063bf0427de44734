import { WRITING_LIMITS } from '@dialogwerk/shared/contract';
import { fixedIn } from './fixedIn.ts';

/** Some languages take more room; what takes much more says something else. */
const LONGEST = { times: 3, more: 100 };

/** Why a translation of a text cannot be suggested, as one sentence to the model; null where it can. */
export function translationProblem(text: string, translation: string): string | null {
  if (translation.trim() === '') return 'Eine Übersetzung war leer.';
  if (translation.length > Math.min(WRITING_LIMITS.text, LONGEST.times * text.length + LONGEST.more))
    return 'Eine Übersetzung war viel länger als ihr Text.';
  return fixedIn(translation) === fixedIn(text)
    ? null
    : 'Platzhalter wie {{name}}, Zeichen wie #900# und Adressen müssen in jeder Übersetzung genau so stehen.';
}
