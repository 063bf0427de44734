import type { InputOf } from '../../../contract/index.ts';
import type { Dice } from '../../random/Dice.ts';
import type { Constants } from '../Constants.ts';
import { drawnText } from '../common/drawn.ts';
import { exampleTexts } from '../common/exampleTexts.ts';
import { wordsOfRespondents } from '../common/words.data.ts';
import { fitsForm, isFree, textOfForm } from './openForm.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A text that stands for all others, and those that conditions wait for, as far as the question takes them. */
export function triedOpenTexts(input: InputOf<'open'>, awaited: readonly string[]): string[] {
  const texts = [exampleTexts.text, ...awaited].map((text) => text.slice(0, input.max_length));
  if (isFree(input)) return texts;
  const some = textOfForm(input);
  return [...(some === null ? [] : [some]), ...texts].filter((text) => fitsForm(input, text));
}

/** Some text that the question takes, often one that a condition waits for. */
export function drawnOpenText(input: InputOf<'open'>, constants: Constants, dice: Dice): string {
  const text = drawnText(input.max_length, constants, dice);
  if (isFree(input) || fitsForm(input, text)) return text;
  const signs = {
    digit: () => String(dice.whole(0, 9)),
    letter: () => dice.one(letters) ?? 'x',
    many: (missing: number) => wordsOver(missing, dice),
  };
  return textOfForm(input, signs) ?? text;
}

/** Words that are so long together, or longer. */
function wordsOver(length: number, dice: Dice): string {
  let words = '';
  while (words.length < length) words += `${words === '' ? '' : ' '}${dice.one(wordsOfRespondents) ?? 'x'}`;
  return words;
}
