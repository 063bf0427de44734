import { foundIn } from './TriedTranscript.ts';
import type { TriedTranscript } from './TriedTranscript.ts';

/** How one condition was judged against what its author says, in transcripts. */
export interface Score {
  /** Found and right. */
  readonly hits: number;
  /** Found, right or not: precision is `hits` of these. */
  readonly found: number;
  /** Where it holds, found or not: recall is `hits` of these. */
  readonly expected: number;
}

export interface Scores {
  /** Transcripts that were judged and labelled. */
  readonly total: number;
  /** Those of them that were judged as labelled. */
  readonly right: number;
  /** By condition. */
  readonly of: (condition_id: string) => Score;
}

/** Precision and recall, in counts, over the transcripts that are judged and labelled. */
export function scoresOf(tried: readonly TriedTranscript[]): Scores {
  const pairs = tried.flatMap((one) => {
    const found = foundIn(one);
    return found === null || one.expected === null
      ? []
      : [{ found: found.condition_id, expected: one.expected.condition_id }];
  });
  return {
    total: pairs.length,
    right: pairs.filter(({ found, expected }) => found === expected).length,
    of: (id) => ({
      hits: pairs.filter(({ found, expected }) => found === id && expected === id).length,
      found: pairs.filter(({ found }) => found === id).length,
      expected: pairs.filter(({ expected }) => expected === id).length,
    }),
  };
}
