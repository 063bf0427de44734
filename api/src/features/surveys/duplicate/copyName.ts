import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { shortened } from '@dialogwerk/shared/dialog';
import { duplicateTexts } from '../texts.ts';

/** A name for a copy that none of the author's dialogs has: 'Umfrage (Kopie)', then 'Umfrage (Kopie 2)'. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const original = name.replace(duplicateTexts.ending, '');
  for (let number = 1; ; number += 1) {
    const ending = duplicateTexts.copy(number);
    const copy = shortened(original, SURVEY_NAME_LIMIT - ending.length) + ending;
    if (!taken.has(copy)) return copy;
  }
}
