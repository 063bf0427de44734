import type { InputOf } from '../../../contract/index.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import { readNumberIn } from './readNumberIn.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';

/**
 * The number that a sentence names on a scale: '8 von 10' is sure where ten is the end of it, and what is of another one ('4 von 5',
 * '80 Prozent') is asked back about.
 */
export function readOnScale(
  text: string,
  { min, max }: Pick<InputOf<'slider'>, 'min' | 'max'>,
): ReadValue<number> | null {
  const words = spokenWords(text);
  const [first, second, ...others] = numbersIn(words);
  if (first && second && others.length === 0 && isOf(words.slice(first.to, second.from)) && min >= 0) {
    if (second.value === max) return sure(first.value);
    const scaled = (first.value / second.value) * max;
    return first.value <= second.value && Number.isInteger(scaled) ? unsure(scaled, first.value) : unsure(first.value);
  }
  const isPercent = first && !second && (words[first.to] === 'prozent' || /\d ?%/.test(text));
  if (isPercent && max !== 100 && min === 0) return unsure((first.value / 100) * max);
  return readNumberIn(text, { unit: null });
}

function isOf([word, ...more]: readonly string[]): boolean {
  return more.length === 0 && (word === 'von' || word === 'of');
}
