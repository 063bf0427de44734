import { ordinalNumber, wordNumber } from './values/wholeNumber.ts';
import { wordsOf } from '../text/words/wordsOf.ts';

const last: ReadonlySet<string> = new Set('letzt letzte letzter letztes letzten letztem last'.split(' '));
/** Words that may stand beside a place without saying anything else. */
const beside: ReadonlySet<string> = new Set(
  (
    'der die das den dem ich nehme nehm wahle nimm bitte option antwort nummer nr moglichkeit punkt variante lieber also bild foto ' +
    'the number answer one picture please i take la le les'
  ).split(' '),
);

/** The place that a reply names. */
export interface NamedPlace {
  /** From 0. */
  readonly at: number;
  /** Whether it was a plain number ('2', 'zwei'), which may be a value as well. */
  readonly isNumber: boolean;
}

/**
 * The place that a short reply names: 'die zweite', '2', 'Nr. 2', 'b', 'die letzte'; null when it says anything else or names none of
 * so many.
 */
export function placeNamed(reply: string, count: number): NamedPlace | null {
  const [word, ...more] = wordsOf(reply).filter((one) => !beside.has(one));
  if (word === undefined || more.length > 0) return null;
  const place = last.has(word) ? { at: count - 1, isNumber: false } : placeOf(word);
  return place && place.at >= 0 && place.at < count ? place : null;
}

function placeOf(word: string): NamedPlace | null {
  const number = /^\d{1,3}$/.test(word) ? Number(word) : wordNumber(word);
  if (number !== null) return Number.isInteger(number) ? { at: number - 1, isNumber: true } : null;
  if (/^[a-z]$/.test(word)) return { at: word.charCodeAt(0) - 'a'.charCodeAt(0), isNumber: false };
  const ordinal = ordinalNumber(word);
  return ordinal === null ? null : { at: ordinal - 1, isNumber: false };
}
