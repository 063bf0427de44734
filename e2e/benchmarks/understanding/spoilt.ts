import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

type Spoil = (text: string, random: RandomGenerator) => string;

const plainLetters: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 's', Ä: 'A', Ö: 'O', Ü: 'U' };
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};
const without =
  (letters: Readonly<Record<string, string>>): Spoil =>
  (text) =>
    text.replaceAll(/[äöüßÄÖÜ]/g, (letter) => letters[letter] ?? letter);

/** Two neighbouring letters of the longest word change places. */
const withTypo: Spoil = (text, random) => {
  const word = text.split(/[^\p{L}]+/u).toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (word.length < 4) return text;
  const at = uniformInt(random, 1, word.length - 2);
  return text.replace(word, `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
};

/** What people do to sentences; the same for every matcher. */
export const spoilt: Readonly<Record<string, Spoil>> = {
  typos: withTypo,
  'without umlauts': without(plainLetters),
  'umlauts written out': without(writtenOut),
  'lower case, no signs': (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, ''),
  fillers: (text) => `also ähm ${text} halt, irgendwie`,
};
