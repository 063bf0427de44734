import { createHiding } from './createHiding.ts';
import { PersonalWords } from './PersonalWords.ts';

/** Hides what names a person, and shows it again in what comes back. */
export interface Mask {
  /** The text with `[Name 1]`, `[E-Mail 1]` … in place of what it tells of people; the same thing has the same number. */
  hide(text: string): string;
  /** The text with what was hidden in its place again. */
  show(text: string): string;
}

/** What stands in place of what is hidden, as one group. */
const markSign = /(\[[\p{L}-]{1,30} \d{1,6}\])/gu;

/** One mask hides the things of one conversation; what a name was once is hidden wherever it comes again. */
export function createMask(): Mask {
  const texts = new Map<string, string>();
  const counts = new Map<string, number>();
  const hide = createHiding(new PersonalWords(), (kind, found) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const mark = `[${kind} ${count}]`;
    texts.set(mark, found);
    return mark;
  });
  return {
    hide: (text) =>
      text
        .split(markSign)
        .map((piece, index) => (index % 2 === 1 && texts.has(piece) ? piece : hide(piece)))
        .join(''),
    show: (text) => text.replaceAll(markSign, (mark) => texts.get(mark) ?? mark),
  };
}
