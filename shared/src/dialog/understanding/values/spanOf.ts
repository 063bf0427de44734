import { articles } from './numberWords.data.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import type { FoundNumber } from './numbersIn.ts';

/** The numbers that an option stands for, both ends among them; infinite where it is open to that side. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What 'über 2.000' leaves out of 2,000: less than any step that people name. */
const STEP = 1e-6;
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const below = set('unter weniger junger kleiner under below less fewer younger');
const upTo = set('bis hochstens maximal until');
const above = set('uber mehr alter grosser over above more older');
const startingAt = set('ab mindestens von from');
const joining = set('bis to und and unter zu');
const andMore = set('mehr alter daruber aufwarts hoher over more older above up');
const andLess = set('weniger junger darunter niedriger less fewer younger under below');
const none = set('kein keine keinen keiner keins nie null none no');
const notCounted = set('angabe antwort ahnung meinung answer idea opinion');

/** The numbers of an option's text: '7', '18–29', 'unter 1.000 €', '65 und älter', 'Keine'; null where it has none, or several that are no range. */
export function spanOf(label: string): Span | null {
  const words = spokenWords(label);
  const [first, second, third] = numbersIn(words);
  if (third) return null;
  if (!first) return withoutNumber(words);
  return second ? between(words, first, second) : around(label, words, first);
}

/** 'Keine' is nought, 'Ein Kind' one. */
function withoutNumber(words: readonly string[]): Span | null {
  const [word = '', next = ''] = words;
  if (none.has(word)) return notCounted.has(next) ? null : point(0);
  return articles.has(word) && words.length === 2 ? point(1) : null;
}

function between(words: readonly string[], first: FoundNumber, second: FoundNumber): Span | null {
  const joined = words.slice(first.to, second.from);
  if (first.value >= second.value || !joined.every((word) => joining.has(word))) return null;
  const lead = words[first.from - 1] ?? '';
  return {
    from: above.has(lead) ? first.value + STEP : first.value,
    to: joined.includes('unter') ? second.value - STEP : second.value,
  };
}

function around(label: string, words: readonly string[], { value, from, to }: FoundNumber): Span {
  const lead = words[from - 1] ?? '';
  const word = lead === 'als' || lead === 'than' || lead === 'zu' ? (words[from - 2] ?? '') : lead;
  if (below.has(word)) return { from: -Infinity, to: value - STEP };
  if (upTo.has(word)) return { from: -Infinity, to: value };
  if (above.has(word)) return { from: value + STEP, to: Infinity };
  if (startingAt.has(word) || /\d ?\+/.test(label)) return { from: value, to: Infinity };
  const [and = '', next = ''] = words.slice(to).filter((one) => one !== 'jahre' && one !== 'years');
  const isJoined = and === 'und' || and === 'oder' || and === 'and' || and === 'or';
  if (isJoined && andMore.has(next)) return { from: value, to: Infinity };
  if (isJoined && andLess.has(next)) return { from: -Infinity, to: value };
  return point(value);
}

const point = (value: number): Span => ({ from: value, to: value });
