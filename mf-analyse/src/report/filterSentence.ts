import { chipsOf } from '../features/filter/model/chipsOf.ts';
import type { FilterNames } from '../features/filter/model/FilterNames.ts';
import { readFilter } from '../resultFilter/readFilter.ts';
import { reportTexts as texts } from './texts.ts';

/** Which conversations a filter lets through, as a sentence; `text` is its short form. */
export function filterSentence(text: string, names: FilterNames): string {
  if (text === '') return texts.everyConversation;
  const read = readFilter(text);
  if (read === null) return texts.unknownFilter;
  return texts.filtered(
    chipsOf(read, names)
      .map(({ label }) => label)
      .join(', '),
  );
}
