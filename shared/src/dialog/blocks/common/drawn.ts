import type { Constants } from '../../simulation/constantsOf.ts';
import type { Dice } from '../../simulation/Dice.ts';
import { wordsOfRespondents } from '../../simulation/words.data.ts';

/** So many free replies take a value that one of the dialog's own conditions compares with. */
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
export function drawnChoices(
  input: { readonly options: readonly { readonly id: string }[]; readonly min: number; readonly max: number | null },
  dice: Dice,
): string[] {
  const ids = [...new Set(input.options.map(({ id }) => id))];
  const most = Math.min(input.max ?? ids.length, ids.length);
  return dice.order(ids).slice(0, dice.whole(Math.min(input.min, most), most));
}
