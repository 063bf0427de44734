import { trimSigns } from '../text/trimSigns.ts';

/** SPSS takes 64 bytes; all signs of a name are one byte long. */
const LONGEST_NAME = 64;

/** What SPSS or R read as a word of their own. */
const reserved = new Set(
  [
    'all and by eq ge gt le lt ne not or to with',
    'if else repeat while function for next break true false null inf nan na in',
  ].flatMap((words) => words.split(' ')),
);

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** A text as the beginning of a name that every program takes; '' when nothing of it can stand in one. */
export function plainWord(text: string): string {
  const joined = text
    .replace(/[äöüßÄÖÜ]/g, (sign) => umlauts[sign] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_.]+/g, '_')
    .replace(/^[^A-Za-z]+/, '');
  return trimSigns(joined, '_.', 'end');
}

/** Gives names that are taken once, whatever the case of their letters; the same wishes in the same order get the same names. */
export class NameGiver {
  readonly #taken: Set<string>;

  /** `taken`: names that are given already. */
  constructor(taken: readonly string[] = []) {
    this.#taken = new Set(taken.map((name) => name.toLowerCase()));
  }

  /** `base` with `suffix`, or something near to it; never cut within the suffix. */
  give(base: string, suffix = ''): string {
    const word = plainWord(base) || 'v';
    const usable = reserved.has((word + suffix).toLowerCase()) ? `${word}_v` : word;
    for (let count = 1; ; count += 1) {
      const end = suffix + (count === 1 ? '' : `_${count}`);
      const name = trimSigns(usable.slice(0, LONGEST_NAME - end.length), '_.', 'end') + end;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}
