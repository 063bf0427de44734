import type { PersonalKind } from '@dialogwerk/shared/contract';
import { findPersonal, PersonalWords } from '@dialogwerk/shared/dialog/personal';
import type { DecidedWords } from '@dialogwerk/shared/dialog/personal';

interface Texts {
  readonly texts: readonly string[];
  readonly decided: readonly DecidedWords[];
}

/** How many of some texts tell of people, and in how many each kind stands, the most frequent first. */
export function findInTexts({ texts, decided }: Texts): {
  personal: number;
  kinds: { kind: PersonalKind; texts: number }[];
} {
  const known = new PersonalWords(decided);
  const counts = new Map<PersonalKind, number>();
  let personal = 0;
  for (const text of texts) {
    const found = new Set(findPersonal(text, known).map(({ kind }) => kind));
    if (found.size > 0) personal += 1;
    for (const kind of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts].map(([kind, count]) => ({ kind, texts: count }));
  return { personal, kinds: kinds.toSorted((one, other) => other.texts - one.texts) };
}
