import type { PersonalKind } from '../../contract/index.ts';
import { countedTokens, tokensOf } from './textTokens.ts';
import type { PersonalSpot } from './Span.ts';

/** What somebody decided about words of a dialog, wherever they stand: that they tell of a person, or (null) that they do not. */
export interface DecidedWords {
  readonly words: string;
  readonly kind: PersonalKind | null;
}

/** Words that are looked for as a whole, in a time that grows with the text and not with their number. */
export class PersonalWords {
  readonly #kinds = new Map<string, PersonalKind | null>();
  readonly #base: PersonalWords | null;
  #lengths: readonly number[];

  /** `base`: what holds beside them, as long as nothing else is said of the same words. */
  constructor(decided: readonly DecidedWords[] = [], base: PersonalWords | null = null) {
    this.#base = base;
    this.#lengths = base === null ? [] : base.#lengths;
    for (const { words, kind } of decided) this.add(words, kind);
  }

  add(words: string, kind: PersonalKind | null): void {
    this.#kinds.set(words, kind);
    const length = countedTokens(words);
    if (kind !== null && !this.#lengths.includes(length))
      this.#lengths = [...this.#lengths, length].toSorted((a, b) => b - a);
  }

  /** Whether exactly these words were said to tell of nobody. */
  isNobody(words: string): boolean {
    return this.#kindOf(words) === null;
  }

  /** The longest that begin at each word, in their order. */
  find(text: string): PersonalSpot[] {
    if (this.#lengths.length === 0) return [];
    const tokens = tokensOf(text);
    const spots: PersonalSpot[] = [];
    for (const [at, { from }] of tokens.entries()) {
      if (from < (spots.at(-1)?.to ?? 0)) continue;
      for (const length of this.#lengths) {
        const to = tokens[at + length - 1]?.to;
        const kind = to === undefined ? null : this.#kindOf(text.slice(from, to));
        if (to === undefined || !kind) continue;
        spots.push({ from, to, kind });
        break;
      }
    }
    return spots;
  }

  #kindOf(words: string): PersonalKind | null | undefined {
    const own = this.#kinds.get(words);
    if (own !== undefined || this.#base === null) return own;
    return this.#base.#kindOf(words);
  }
}
