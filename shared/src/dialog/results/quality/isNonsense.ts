/** Rows of the German and the English keyboard, there and back. */
const rows = ['qwertzuiopü', 'qwertyuiop', 'asdfghjklöä', 'yxcvbnm', 'zxcvbnm', '1234567890'].flatMap((row) => [
  row,
  row.split('').toReversed().join(''),
]);

/** How many signs tell nothing at most: '-', 'ja', 'k.A.'. */
const LEAST_SIGNS = 4;
/** A word of so many letters has a vowel in all languages that the product speaks. */
const LEAST_WITHOUT_VOWEL = 5;

/** Whether a word is none: one sign again and again, a run of keys side by side, or many consonants alone. */
function isNoWord(word: string): boolean {
  // Because 'Papa' is a word.
  if (/^(?:(.)\1{3,}|(..)\2{2,})$/u.test(word)) return true;
  if (word.length >= LEAST_SIGNS && rows.some((row) => row.includes(word))) return true;
  return word.length >= LEAST_WITHOUT_VOWEL && /^\p{L}+$/u.test(word) && !/[aeiouyäöüáàâéèêíóôúø]/u.test(word);
}

/**
 * Whether a text was typed to have typed something: every word of it is none ('asdf', 'aaaa', 'ghjkl'). Careful on purpose:
 * a single real word clears the text, and so does a script that it does not know.
 */
export function isNonsense(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.join('').length < LEAST_SIGNS) return false;
  return /\p{Script=Latin}|\p{N}/u.test(text) && words.every((word) => !/^\p{N}+$/u.test(word) && isNoWord(word));
}
