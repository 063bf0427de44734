import type { Choosable } from './Choosable.ts';
import type { Constants } from '../Constants.ts';
import type { Dice } from '../../random/Dice.ts';
import { wordsOfRespondents } from './words.data.ts';

/** How many free replies take a value that one of the dialog's own conditions compares with. */
export const TO_THE_POINT = 0.5;
/** Stands for a file: nothing is uploaded in a simulation. */
export const SOME_FILE = '01a1fda1-ff09-782d-9303-7d36dd193490';

/** Some words, often those that a condition waits for. */
export function drawnText(max_length: number, constants: Constants, dice: Dice): string {
  const own = dice.chance(TO_THE_POINT) ? dice.one(constants.texts) : undefined;
  const words = Array.from({ length: dice.whole(1, 12) }, () => dice.one(wordsOfRespondents) ?? '');
  return (own ?? words.join(' ')).slice(0, max_length).trim() || 'x';
}

/** Some of the options, as many as the bounds let. */
export function drawnChoices(input: Choosable, dice: Dice): string[] {
  const { exclusive = [] } = input;
  const ids = [...new Set(input.options.map(({ id }) => id))];
  const most = Math.min(input.max ?? ids.length, ids.length);
  const [first, ...others] = dice.order(ids).slice(0, dice.whole(Math.min(input.min, most), most));
  if (first === undefined) return [];
  // Who takes that one first takes no other; else it is passed by, unless too few would be left.
  const together = [first, ...others].filter((id) => !exclusive.includes(id));
  if (exclusive.includes(first)) return [first];
  if (together.length >= input.min) return together;
  const left = ids.filter((id) => !exclusive.includes(id) && !together.includes(id));
  return [...together, ...left.slice(0, input.min - together.length)];
}
