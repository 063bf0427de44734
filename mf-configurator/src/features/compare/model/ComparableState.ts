import type { texts } from '../texts.ts';

/** A state of a dialog that can be chosen for a comparison. */
export interface ComparableState {
  /** null for the dialog as it stands now. */
  readonly revision: number | null;
  readonly label: string;
  readonly group: keyof typeof texts.groups;
}

/** What a state is known by in a list. */
export function stateKey(revision: number | null): string {
  return revision === null ? 'now' : String(revision);
}

/** The revision of a key; null for now. */
export function revisionOfKey(key: string): number | null {
  return key === 'now' ? null : Number(key);
}
