import type { ResultFilter } from '@dialogwerk/shared/contract';

/** Which conversations of a dialog count. */
export interface Population {
  readonly survey_id: string;
  readonly filter: ResultFilter;
  /** Questions whose 'no' ends the dialog: required consents of any revision. */
  readonly screening: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}
