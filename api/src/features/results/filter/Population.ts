import type { ResultFilter } from '@dialogwerk/shared/contract';

/** Which conversations of a dialog count. */
export interface Population {
  readonly survey_id: string;
  readonly filter: ResultFilter;
  /** Milliseconds since 1970. */
  readonly now: number;
}
