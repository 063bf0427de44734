import type { UnderstandingZone } from '../../../contract/index.ts';

/** How well a reply fits a target. */
export interface Match {
  readonly target: string;
  /** 0 to 1: how often a match of this score is right. */
  readonly confidence: number;
}

/** What a reply was taken for; it is kept with the turn, so that the turn is played again the same whatever is trained since. */
export interface Understood {
  readonly zone: UnderstandingZone;
  /** Sure: the target alone. Unsure: the likeliest, the best first. Unknown: none. */
  readonly matches: readonly Match[];
  /** The ends of a scale that a value lies outside of, null where it is open; absent: it does not. */
  readonly outside?: { readonly min: number | null; readonly max: number | null } | undefined;
  /** The Wissensfrage that answers it, where it was a question in place of an answer; absent: the open question takes it. */
  readonly at?: string;
  /** That it says no more than that there is no answer: the zone is `unknown`, and the question may be skipped. */
  readonly isNoAnswer?: true;
}

/** A decision with all that it was made from. */
export interface Decision extends Understood {
  /** By the option's own words, its number, letter or place, the rules of meaning, what is no answer, or the examples. */
  readonly by: 'words' | 'place' | 'meaning' | 'silence' | 'examples';
  /** Every target by how well it fits, the best first. */
  readonly all: readonly Match[];
}
