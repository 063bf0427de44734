import { placeNamed } from '../placeNamed.ts';
import { saysYes } from '../../text/words/yesOrNo.ts';
import type { ValueInput } from '../../engine/words/asksForValue.ts';
import { readDateIn } from './readDateIn.ts';
import { readNumberIn } from './readNumberIn.ts';
import { readOnScale } from './readOnScale.ts';
import { readTimeIn } from './readTimeIn.ts';
import type { ReadValue } from './ReadValue.ts';
import type { Understood } from '../../engine/words/Understood.ts';

/** Of several readings the first is not likelier than a coin's toss. */
const CONFIDENCE = { sure: 1, unsure: 0.5 } as const;

/**
 * The value that words name, as `choosingReply` takes it: understood without training.
 * @param asked the values that were asked back about, where a yes or a place ('das zweite') is enough
 * @param today 'YYYY-MM-DD', for days that are named from it
 */
export function understandValue(input: ValueInput, words: string, asked: readonly string[], today: string): Understood {
  const [only, ...others] = asked;
  const chosen = only !== undefined && others.length === 0 && saysYes(words) ? 0 : numbered(input, words, asked);
  const confirmed = chosen === null ? undefined : asked[chosen];
  if (confirmed !== undefined) return { zone: 'sure', matches: [{ target: confirmed, confidence: CONFIDENCE.sure }] };
  const read = readIn(input, words, today);
  if (!read) return { zone: 'unknown', matches: [] };
  const zone = read.isSure ? 'sure' : 'unsure';
  return { zone, matches: read.values.map((value) => ({ target: String(value), confidence: CONFIDENCE[zone] })) };
}

/** 'das zweite'; a number in digits is a value before it is a place. */
function numbered({ type }: ValueInput, words: string, asked: readonly string[]): number | null {
  const isValue = /\d/.test(words) && type !== 'date';
  return asked.length < 2 || isValue ? null : (placeNamed(words, asked.length)?.at ?? null);
}

function readIn(input: ValueInput, words: string, today: string): ReadValue<number | string> | null {
  switch (input.type) {
    case 'number':
      return readNumberIn(words, input, today);
    case 'slider':
      return readOnScale(words, input);
    case 'date':
      return readDateIn(words, input, today);
    case 'time':
      return readTimeIn(words, input);
  }
}
