import { smallWords } from './smallWords.data.ts';
import { wordsOf } from '../text/words/wordsOf.ts';

/** Words that do not change what is said. */
const fillers: ReadonlySet<string> = new Set(
  'also eben eigentlich einfach fahr fahre fahren fahrt gehe glaub glaube halt immer komme meist meistens na naja nehme normal sag schon wohl wurde'.split(
    ' ',
  ),
);
/** Small words that turn what is said round. */
const denying: ReadonlySet<string> = new Set('nicht'.split(' '));
/** How many telling words two replies may have and still be like each other word by word; longer ones have to be the same. */
const MOST_LIKENED = 8;
/** Shorter words are alike when they are the same. */
const SHORTEST_LIKENED = 5;

/**
 * Groups replies that say the same: each joins the first group whose first reply has the same telling words ('Rad', 'Bus'), but for
 * spelling mistakes and endings. What only one of the two says parts them. Groups and their replies keep the order that they came in.
 */
export function sameReplies<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[][] {
  const groups: { readonly words: readonly string[]; readonly members: Item[] }[] = [];
  for (const item of items) {
    const words = tellingWords(textOf(item));
    const group = groups.find((other) => areAlike(words, other.words));
    if (group) group.members.push(item);
    else groups.push({ words, members: [item] });
  }
  return groups.map(({ members }) => members);
}

/** What a reply is about, each word once and in alphabetical order; all its words where it has none that tell. */
function tellingWords(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text))].toSorted();
  const isTelling = (word: string): boolean => denying.has(word) || !smallWords.has(word);
  const telling = words.filter(isTelling);
  const without = telling.filter((word) => !fillers.has(word));
  return [without, telling, words].find(({ length }) => length > 0) ?? [];
}

function areAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length > MOST_LIKENED || other.length > MOST_LIKENED) return one.join(' ') === other.join(' ');
  return one.length > 0 && hasAll(one, other) && hasAll(other, one);
}

const hasAll = (words: readonly string[], of: readonly string[]): boolean =>
  of.every((word) => words.some((other) => isLike(word, other)));

/** The same word, or one letter beside it or more behind it, or the other one's second part ('Rad', 'Fahrrad'). */
function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.length > short.length + 2 && long.endsWith(short)) return true;
  if (short.length < SHORTEST_LIKENED) return false;
  return (long.startsWith(short) && long.length <= short.length + 2) || isOneLetterOff(short, long);
}

/** Whether one letter more, less or other makes the two the same. */
function isOneLetterOff(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}
