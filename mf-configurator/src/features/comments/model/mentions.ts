import type { Person } from '@dialogwerk/shared/contract';

/** A piece of a comment: words, or somebody who is mentioned with '@' and their name. */
export interface Piece {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly person: Person | null;
}

/** The pieces of a comment in their order; together they are its text. Of two names that begin alike the longer one counts. */
export function piecesOf(text: string, people: readonly Person[]): Piece[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const pieces: Piece[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const person = text[at] === '@' ? byLength.find(({ name }) => isAt(text, name, at + 1)) : undefined;
    if (!person) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') pieces.push({ at: at - plain.length, text: plain, person: null });
    plain = '';
    pieces.push({ at, text: `@${person.name}`, person });
    at += person.name.length + 1;
  }
  return plain === '' ? pieces : [...pieces, { at: at - plain.length, text: plain, person: null }];
}

/** Whether the name stands there and ends there. */
function isAt(text: string, name: string, at: number): boolean {
  return text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length));
}

/** The accounts that a comment mentions, each once. */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  return [...new Set(piecesOf(text, people).flatMap(({ person }) => person?.user_id ?? []))];
}
