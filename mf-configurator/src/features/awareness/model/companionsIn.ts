import type { Person } from '@dialogwerk/shared/contract';
import type { Companion } from '../../../awareness/Companion.ts';
import type { HeardPointer } from '../../../awareness/pointers.ts';

/** A window that is silent for so long has gone, in milliseconds: twice in it each says where it is. */
export const SILENT_MS = 40_000;

interface Heard {
  readonly pointers: ReadonlyMap<string, HeardPointer>;
  /** Who else has the dialog open. */
  readonly others: readonly Person[];
  readonly now: number;
}

/** The windows of others that are somewhere in the dialog, in the order of their keys. */
export function companionsIn({ pointers, others, now }: Heard): Companion[] {
  const names = new Map(others.map(({ user_id, name }) => [user_id, name]));
  return [...pointers]
    .flatMap(([key, { user_id, at, unique_question_id, heard_at }]): Companion[] => {
      const name = names.get(user_id);
      const isNowhere = at === null && unique_question_id === null;
      if (name === undefined || isNowhere || now - heard_at > SILENT_MS) return [];
      return [{ key, user_id, name, at, unique_question_id }];
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Who works on which block, by its id: their names, each once. */
export function editedBy(companions: readonly Companion[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { unique_question_id: id, name } of companions) {
    if (id === null) continue;
    const known = names.get(id) ?? [];
    if (!known.includes(name)) names.set(id, [...known, name]);
  }
  return names;
}
