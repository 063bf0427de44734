import type { BlockOf, InputOf } from '../../../contract/index.ts';
import { alternativesOf, fitsReplyPattern, textsOfPattern } from '../../expressions/patterns/replyPattern.ts';
import type { Signs } from '../../expressions/patterns/replyPattern.ts';
import { cleanText } from '../../text/cleanText.ts';

/** What a free text has to be. */
export type OpenForm = Pick<InputOf<'open'>, 'max_length' | 'min_length' | 'pattern'>;

/** Whether nothing but the length at most is asked for. */
export function isFree({ min_length, pattern }: OpenForm): boolean {
  return min_length === undefined && pattern === undefined;
}

/** Whether a text is as long and as formed as is asked for, as it is kept. */
export function fitsForm({ max_length, min_length = 1, pattern = '' }: OpenForm, written: string): boolean {
  const text = cleanText(written);
  return text.length >= min_length && text.length <= max_length && fitsReplyPattern(text, pattern);
}

/** A text of the form that is asked for, in the given signs where that lets it fit; null where no text fits. */
export function textOfForm(form: OpenForm, signs?: Signs): string | null {
  const { min_length = 1, pattern = '' } = form;
  const wanted = alternativesOf(pattern).length === 0 ? '*' : pattern;
  const texts = [...(signs ? textsOfPattern(wanted, min_length, signs) : []), ...textsOfPattern(wanted, min_length)];
  return texts.find((text) => fitsForm(form, text)) ?? null;
}

/** The form that an author asks for, as it is set. */
function formOf({ max_length, min_length, pattern }: BlockOf<'open'>): OpenForm {
  return { max_length, ...(min_length ? { min_length } : {}), ...(pattern ? { pattern } : {}) };
}

/** Whether the fewest characters are more than the most. */
export function isTurned({ max_length, min_length }: BlockOf<'open'>): boolean {
  return (min_length ?? 0) > max_length;
}

/** Whether no text is as long and as formed as the author asks for. */
export function isImpossible(block: BlockOf<'open'>): boolean {
  return !isTurned(block) && textOfForm(formOf(block)) === null;
}

/** The form that a respondent is asked for: one that some text has, because nobody must be stuck. */
export function keepableForm(block: BlockOf<'open'>): OpenForm {
  const { max_length, min_length = max_length, pattern } = formOf(block);
  const form = isTurned(block)
    ? { max_length: min_length, min_length: max_length, ...(pattern ? { pattern } : {}) }
    : formOf(block);
  return textOfForm(form) === null ? { max_length: form.max_length } : form;
}
