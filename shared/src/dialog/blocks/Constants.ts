import type { LinkValues } from '../text/linkParameters.ts';

/** What a dialog's own words can be about: values that its conditions compare with, questions that its entries know. */
export interface Constants {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  /** What links hold that conditions ask for; absent where none does. */
  readonly links?: readonly LinkValues[];
  /** Days at which conditions that count days, months or years change. */
  readonly days?: readonly string[];
}
