import type { ParaphraseName } from '../../../contract/index.ts';

/** How people say what the options of a common question mean: facts of language, in the product's own words. */
export interface ParaphraseList {
  readonly name: ParaphraseName;
  /** Whether options that the list does not know may stand beside those it knows: means of transport, but not points of a scale. */
  readonly isOpen: boolean;
  readonly meanings: readonly ParaphrasedMeaning[];
}

interface ParaphrasedMeaning {
  /** What options that mean this are called, parted by '|'. */
  readonly called: string;
  /** How people say it, parted by ';'. */
  readonly said: string;
}
