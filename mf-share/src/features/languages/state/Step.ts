import type { Translation } from '@dialogwerk/shared/contract';

/** What one translation was and is; null for none. */
export interface Change {
  readonly before: Translation | null;
  readonly after: Translation | null;
}

/** What one gesture changed, so that it is undone as one; by key. */
export interface Step {
  /** Its name in the dialog's history. */
  readonly id: string;
  readonly changes: ReadonlyMap<string, Change>;
}

/** A new step, made of what it changes. */
export const newStep = (changes: Step['changes']): Step => ({ id: crypto.randomUUID(), changes });

/** Two steps as one, where both typed in one and the same text; null where they are two gestures. */
export function mergedStep(first: Step, second: Step): Step | null {
  const [[key, typed] = [], ...others] = [...second.changes];
  const earlier = key === undefined ? undefined : first.changes.get(key);
  if (key === undefined || !typed || !earlier || others.length > 0 || first.changes.size > 1) return null;
  return { id: first.id, changes: new Map([[key, { before: earlier.before, after: typed.after }]]) };
}

/** One side of a step, as a call takes it. */
export function sideOf({ changes }: Step, side: keyof Change): Record<string, Translation | null> {
  return Object.fromEntries([...changes].map(([key, change]) => [key, change[side]]));
}
