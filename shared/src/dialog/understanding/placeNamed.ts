import { wordsOf } from './wordsOf.ts';

const ordinals: readonly (readonly string[])[] = [
  ['erst', 'first', '1st'],
  ['zweit', 'second', '2nd'],
  ['dritt', 'third', '3rd'],
  ['viert', 'fourth', '4th'],
  ['funft', 'fifth', '5th'],
  ['sechst', 'sixth', '6th'],
  ['siebt', 'seventh', '7th'],
  ['acht', 'eighth', '8th'],
  ['neunt', 'ninth', '9th'],
  ['zehnt', 'tenth', '10th'],
];
const last: readonly string[] = ['letzt', 'last'];
/** Words that may stand beside a place without saying anything else. */
const beside: ReadonlySet<string> = new Set(
  (
    'der die das den dem ich nehme nehm wahle nimm bitte option antwort nummer nr moglichkeit punkt variante lieber also ' +
    'the number answer one please i take'
  ).split(' '),
);
const endings = ['', 'e', 'er', 'es', 'en', 'em', 'ens'];

function isOneOf(word: string, stems: readonly string[]): boolean {
  return stems.some((stem) => endings.some((ending) => word === stem + ending));
}

/**
 * The place that a short reply names, from 0: 'die zweite', '2', 'Nr. 2', 'b', 'die letzte'; null when it says anything else
 * or names none of so many.
 */
export function placeNamed(reply: string, count: number): number | null {
  const [word, ...more] = wordsOf(reply).filter((one) => !beside.has(one));
  if (word === undefined || more.length > 0) return null;
  const place = isOneOf(word, last) ? count - 1 : placeOf(word);
  return place !== null && place >= 0 && place < count ? place : null;
}

function placeOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word) - 1;
  if (/^[a-z]$/.test(word)) return word.charCodeAt(0) - 'a'.charCodeAt(0);
  const ordinal = ordinals.findIndex((stems) => isOneOf(word, stems));
  return ordinal < 0 ? null : ordinal;
}
