import type { StoredValue } from '../../contract/index.ts';
import type { Choice } from '../Choice.ts';

/** A stored value and how many gave it. */
export interface ValueCount {
  readonly value: StoredValue;
  readonly count: number;
}

/** What was answered to a question, skipped ones left out. */
export interface GivenAnswers {
  readonly values: readonly ValueCount[];
  /** What can be chosen, in the block's order. */
  readonly choices: readonly Choice[];
}
