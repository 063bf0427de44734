import type { ChangeEntry, StoredChange } from '@dialogwerk/shared/contract';

/** What one gesture of an author changed: one line of the list. */
export interface Entry extends Pick<ChangeEntry, 'title' | 'subtitle' | 'time'> {
  readonly key: string;
  readonly author: StoredChange['author'];
  readonly client: string;
  readonly step: string;
  /** The revision that it was last part of. */
  readonly revision: number;
  readonly undone: boolean;
  readonly changes: readonly StoredChange[];
  /** The one block that it is about; null for several, or for the settings. */
  readonly block: string | null;
}
