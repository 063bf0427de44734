import { fractions, multipliers, smallNumbers, tens } from './numberWords.data.ts';

const unitsBeforeTens: Readonly<Record<string, number>> = {
  ein: 1,
  ...Object.fromEntries(Object.entries(smallNumbers).filter(([, value]) => value > 1 && value < 10)),
};

/** The number that a German word stands for ('vierundvierzig', 'zweihundertfunf', 'zweieinhalb'); null for none. */
export function wordNumber(word: string): number | null {
  const plain = smallNumbers[word] ?? tens[word] ?? fractions[word] ?? fractions[word.replace(/stunden?$/, '')];
  if (plain !== undefined) return plain;
  return (
    halfMore(word) ?? scaled(word, 'tausend', 1_000) ?? scaled(word, 'hundert', 100) ?? unitAndTens(word) ?? times(word)
  );
}

/** 'zweieinhalb', 'dreieinhalb'. */
function halfMore(word: string): number | null {
  if (!/einhalb(e[nrs]?)?$/.test(word)) return null;
  const whole = unitsBeforeTens[word.replace(/einhalb(e[nrs]?)?$/, '')];
  return whole === undefined ? null : whole + 0.5;
}

/** 'vierundvierzig'; 'forty-four' is two words. */
function unitAndTens(word: string): number | null {
  const at = word.indexOf('und', 1);
  const unit = at < 0 ? undefined : unitsBeforeTens[word.slice(0, at)];
  const ten = at < 0 ? undefined : tens[word.slice(at + 'und'.length)];
  return unit === undefined || ten === undefined ? null : ten + unit;
}

/** What stands before and behind 'tausend' or 'hundert'; 'neunzehnhundertachtzig' has nineteen before it. */
function scaled(word: string, name: string, factor: number): number | null {
  const at = word.indexOf(name);
  if (at < 0) return null;
  const before = word.slice(0, at);
  const behind = word.slice(at + name.length).replace(/^und(?=.)/, '');
  const many = before === '' || before === 'ein' ? 1 : wordNumber(before);
  const more = behind === '' ? 0 : behind === 'ein' ? 1 : wordNumber(behind);
  return many === null || more === null || more >= factor ? null : many * factor + more;
}

/** 'dreimal', 'zweifach'. */
function times(word: string): number | null {
  const base = /^(.+?)(mal|fach)$/.exec(word)?.[1];
  if (base === undefined) return null;
  return base === 'ein' ? 1 : wordNumber(base);
}

/** Ordinal endings, after which a number word is a place: 'dritter', 'zwanzigsten', 'third'. */
const irregular: Readonly<Record<string, number>> = {
  erst: 1,
  dritt: 3,
  siebt: 7,
  acht: 8,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** The place that a word names ('dritten', 'zwanzigster', '12ten'); null for none. */
export function ordinalNumber(word: string): number | null {
  const digits = /^(\d{1,2})(te[nrs]?|ste[nrs]?|st|nd|rd|th)$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const stem = /^(.+?)(?:e[nrsm]?)?$/.exec(word)?.[1] ?? word;
  const known = irregular[stem];
  if (known !== undefined && stem !== word) return known;
  if (known !== undefined && stem.length > 4 && stem !== 'dritt' && stem !== 'siebt') return known;
  const base = /^(.+?)(?:s?t)$/.exec(stem)?.[1];
  if (base === undefined || stem === word) return null;
  return wordNumber(base);
}

/** What a word multiplies by; null for another word. */
export function multiplierOf(word: string): number | null {
  return multipliers[word] ?? null;
}
