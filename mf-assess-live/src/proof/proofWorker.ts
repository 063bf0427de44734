import type { ProofChallenge } from '@dialogwerk/shared/contract';
import { createSearch } from './createSearch.ts';

/** The part of a challenge's numbers that one worker tries. */
export interface ProofShare {
  readonly challenge: ProofChallenge;
  readonly from: number;
  readonly to: number;
}

addEventListener('message', ({ data: { challenge, from, to } }: MessageEvent<ProofShare>) => {
  postMessage(createSearch(challenge)(from, to));
});
