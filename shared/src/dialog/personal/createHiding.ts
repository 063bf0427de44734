import type { PersonalKind } from '../../contract/index.ts';
import { findPersonal } from './findPersonal.ts';
import { PersonalWords } from './PersonalWords.ts';

/** What a name consists of, where it stands alone. */
const partOfName = /^\p{Lu}\p{Ll}{2,}/u;

/** The parts of a name that are one by themselves. */
function partsOf(name: string): string[] {
  return name.split(/\s+/).filter((part) => part !== name && partOfName.test(part));
}

/**
 * Replaces what tells of people in the texts of one conversation, one after the other; what was a name once is one wherever it comes
 * again. `decided`: what somebody said of words of the dialog. `makeMark` is asked once for each thing that is hidden.
 */
export function createHiding(
  decided: PersonalWords,
  makeMark: (kind: PersonalKind, found: string) => string,
): (text: string) => string {
  const marks = new Map<string, string>();
  const known = new PersonalWords([], decided);

  const learn = (text: string, kind: PersonalKind, mark: string): void => {
    if (marks.has(text) || known.isNobody(text)) return;
    marks.set(text, mark);
    known.add(text, kind);
  };
  const markOf = (kind: PersonalKind, text: string): string => {
    const before = marks.get(text);
    if (before !== undefined) return before;
    const mark = makeMark(kind, text);
    learn(text, kind, mark);
    if (kind === 'Name') for (const part of partsOf(text)) learn(part, kind, mark);
    return mark;
  };

  return (text) => {
    let written = '';
    let end = 0;
    for (const { from, to, kind } of findPersonal(text, known)) {
      written += text.slice(end, from) + markOf(kind, text.slice(from, to));
      end = to;
    }
    return written + text.slice(end);
  };
}
