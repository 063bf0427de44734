import { isEmoji, wordsOf } from '../text/words/wordsOf.ts';

/** Character sequences of these lengths, within a word and its ends. */
const SHORTEST = 2;
const LONGEST = 5;
/** Words after a negation that it is taken to deny. */
const NEGATED_WORDS = 3;
/** A long text says no more of a reply than its beginning, and must not cost more. */
const MOST_WORDS = 200;

const negations: ReadonlySet<string> = new Set(
  (
    'nicht nich net ned nit kein keine keinen keinem keiner keines nie niemals nix nichts ohne weder ' +
    'not no never cannot without don doesn didn isn aren wasn won'
  ).split(' '),
);

/** How often each feature of a text occurs; the first sign of its name is its kind. */
export type Features = ReadonlyMap<string, number>;

/** What a kind of feature counts beside the others: whole words say more than their pieces. */
export function weightOf(feature: string): number {
  return feature.startsWith('c') ? 1 : 3;
}

/**
 * What a reply is compared by: character sequences (`c`, they forgive misspelling and find the parts of compounds), words
 * (`w`), pairs of words (`p`), words that a negation denies (`n`), and whether it asks (`q`).
 */
export function featuresOf(text: string): Features {
  const counts = new Map<string, number>();
  const add = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const words = wordsOf(text).slice(0, MOST_WORDS);
  let denied = 0;
  for (const [place, word] of words.entries()) {
    add(`w${word}`);
    if (place > 0) add(`p${words[place - 1]} ${word}`);
    if (!isEmoji(word)) for (const piece of piecesOf(word)) add(`c${piece}`);
    if (denied > 0) add(`n${word}`);
    denied = negations.has(word) ? NEGATED_WORDS : denied - 1;
  }
  if (text.includes('?')) add('q');
  return counts;
}

function piecesOf(word: string): string[] {
  const marked = ` ${word.slice(0, 40)} `;
  const pieces: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let start = 0; start + length <= marked.length; start += 1) pieces.push(marked.slice(start, start + length));
  return pieces;
}
