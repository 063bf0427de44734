import type { OpenQuestion, QuestionInput, Reply } from '../../contract/index.ts';
import { triedDates, triedNumbers, triedSteps } from './triedValues.ts';
import { pathTexts } from './texts.ts';

/** What the dialog's conditions compare with, and how its entries are asked for. */
export interface ReplyHints {
  readonly values: readonly (number | string)[];
  readonly questions: readonly string[];
}

/** So many choices of several are tried at most. */
const MOST_CHOICES = 60;
/** A file that there is not: simulated replies are never looked up. */
const NO_FILE = '00000000-0000-7000-8000-000000000000';

/** The options from the n-th on, those before it behind. */
function turned(ids: readonly string[], first: number): string[] {
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Each alone, each two, all: as far as the bounds let; filled up where more have to be chosen. */
function triedChoices(options: readonly { readonly id: string }[], min: number, max: number | null): string[][] {
  const ids = options.map(({ id }) => id);
  const most = max ?? ids.length;
  const few = ids.map((_, index) => turned(ids, index).slice(0, Math.max(min, 1)));
  const pairs = ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other]));
  const wanted = [...few, ids.slice(0, most), ...pairs].filter(({ length }) => length >= min && length <= most);
  return wanted.slice(0, MOST_CHOICES);
}

/** Replies that stand for all others: each choice, and what lies at and beside the values that conditions name. */
function repliesTo(input: QuestionInput, { values, questions }: ReplyHints): Reply[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  switch (input.type) {
    case 'open':
      return [pathTexts.text, ...texts].map((text) => ({ type: 'open', text: text.slice(0, input.max_length) }));
    case 'single':
      return input.options.map(({ id }) => ({ type: 'single', option_id: id }));
    case 'multiple':
    case 'picture': {
      const { type } = input;
      return triedChoices(input.options, input.min, input.max).map((option_ids) => ({ type, option_ids }));
    }
    case 'ranking': {
      const ids = input.options.map(({ id }) => id);
      return ids.map((_, first) => ({ type: 'ranking', option_ids: turned(ids, first) }));
    }
    case 'likert':
      return [...input.points.map(({ value }) => value), ...(input.na ? ['na' as const] : [])].map((value) => ({
        type: 'likert',
        value,
      }));
    case 'matrix': {
      const { item_id } = input;
      return [...input.points.map(({ value }) => value), ...(input.na ? ['na' as const] : [])].map((value) => ({
        type: 'matrix',
        item_id,
        value,
      }));
    }
    case 'slider':
      return triedSteps(input, numbers).map((value) => ({ type: 'slider', value }));
    case 'number':
      return triedNumbers(input, numbers).map((value) => ({ type: 'number', value }));
    case 'date':
      return triedDates(input, texts).map((value) => ({ type: 'date', value }));
    case 'email':
      return [pathTexts.email, ...texts].map((text) => ({ type: 'email', text }));
    case 'phone':
      return [pathTexts.phone, ...texts].map((text) => ({ type: 'phone', text }));
    case 'url':
      return [pathTexts.url, ...texts].map((text) => ({ type: 'url', text }));
    case 'upload':
    case 'voice':
      return [{ type: input.type, media_id: NO_FILE }];
    case 'consent':
      return [true, false].map((agreed) => ({ type: 'consent', agreed }));
    case 'qa':
      return [null, ...questions, pathTexts.text].map((text) => ({ type: 'qa', text }));
  }
}

/** Replies that are worth trying at a question, the likeliest first; some of them may be rejected. */
export function triedReplies({ input, optional }: OpenQuestion, hints: ReplyHints): Reply[] {
  const replies = repliesTo(input, hints);
  if (!optional) return replies;
  const skip: Reply = { type: 'skip' };
  // A file cannot be made up, so skipping it comes first.
  return input.type === 'upload' || input.type === 'voice' ? [skip, ...replies] : [...replies, skip];
}
