import { countedTokens, tokensOf } from './textTokens.ts';
import { markSign, personalReplacements } from './personalReplacements.ts';
import type { PersonalKind } from './personalReplacements.ts';

/** Hides what names a person, and shows it again in what comes back. */
export interface Mask {
  /** The text with `[Name 1]`, `[E-Mail 1]` … in place of what it tells of people; the same thing has the same number. */
  hide(text: string): string;
  /** The text with what was hidden in its place again. */
  show(text: string): string;
}

/** What a name consists of, where it stands alone. */
const partOfName = /^\p{Lu}\p{Ll}{2,}/u;

/** One mask hides the things of one conversation; what a name was once is hidden wherever it comes again. */
export function createMask(): Mask {
  const marks = new Map<string, string>();
  const texts = new Map<string, string>();
  const counts = new Map<PersonalKind, number>();
  const known = new KnownTexts();

  const markOf = (kind: PersonalKind, text: string): string => {
    const before = marks.get(text);
    if (before !== undefined) return before;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const mark = `[${kind} ${count}]`;
    marks.set(text, mark);
    texts.set(mark, text);
    known.add(text, mark);
    if (kind === 'Name')
      for (const part of text.split(/\s+/)) if (partOfName.test(part) && !marks.has(part)) known.add(part, mark);
    return mark;
  };

  return {
    hide: (text) =>
      personalReplacements.reduce(
        (hidden, replace) =>
          hidden
            .split(markSign)
            .map((piece, index) => (index % 2 === 1 ? piece : replace(piece, markOf)))
            .join(''),
        known.replacedIn(text),
      ),
    show: (text) => text.replaceAll(markSign, (mark) => texts.get(mark) ?? mark),
  };
}

/** Texts that are looked for by whole words, in a time that grows with the text and not with their number. */
class KnownTexts {
  readonly #marks = new Map<string, string>();
  readonly #lengths = new Set<number>();

  add(text: string, mark: string): void {
    this.#marks.set(text, mark);
    this.#lengths.add(countedTokens(text));
  }

  /** The longest that begins at each word has its mark in its place. */
  replacedIn(text: string): string {
    if (this.#marks.size === 0) return text;
    const tokens = tokensOf(text);
    const lengths = [...this.#lengths].toSorted((a, b) => b - a);
    let written = '';
    let end = 0;
    for (const [at, { from }] of tokens.entries()) {
      if (from < end) continue;
      for (const length of lengths) {
        const last = tokens[at + length - 1];
        const mark = last && this.#marks.get(text.slice(from, last.to));
        if (!mark || !last || text[from - 1] === '[') continue;
        written += text.slice(end, from) + mark;
        end = last.to;
        break;
      }
    }
    return written + text.slice(end);
  }
}
