import type { StoredValue } from '@dialogwerk/shared/contract';

/** A stored value and how many conversations gave it; null was skipped. */
export interface ValueCount {
  readonly value: StoredValue;
  readonly count: number;
}
