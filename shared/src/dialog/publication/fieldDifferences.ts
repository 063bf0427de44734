import type { FieldDifference } from '../../contract/index.ts';
import { saysTheSame } from './saysTheSame.ts';

/** The fields whose values differ, with both values; `ignored` ones are left out. */
export function fieldDifferences(
  published: object,
  draft: object,
  ignored: ReadonlySet<string> = new Set(),
): FieldDifference[] {
  // One object stands for both where the database has found them equal.
  if (published === draft) return [];
  const before = new Map<string, unknown>(Object.entries(published));
  const after = new Map<string, unknown>(Object.entries(draft));
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((field) => !ignored.has(field) && !saysTheSame(before.get(field), after.get(field)))
    .map((field) => ({ field, published: before.get(field), draft: after.get(field) }));
}
