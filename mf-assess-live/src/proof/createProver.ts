import type { ApiError } from '@dialogwerk/shared/clients/respondent';
import type { ProofChallenge, SolvedChallenge } from '@dialogwerk/shared/contract';
import { solve } from './solve.ts';

/** How often it is tried with a challenge of its own before the respondent hears of it. */
const ATTEMPTS = 3;

/** Begins with what was solved. */
export type Begin<Answer> = (proof?: SolvedChallenge) => Promise<Answer>;

/**
 * Begins with a solved challenge, and with a fresh one where the server does not take it: it was used, has expired, or is of another time.
 * One that was solved is kept, so that a call whose answer was lost is repeated without solving anew.
 */
export function createProver(
  first: ProofChallenge,
  ask: () => Promise<{ readonly challenge: ProofChallenge | null }>,
): <Answer>(begin: Begin<Answer>) => Promise<Answer> {
  let solved: Promise<SolvedChallenge> | null = solve(first);
  return async (begin) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await begin((await solved) ?? undefined);
      } catch (error) {
        if (!isProofRefused(error) || attempt === ATTEMPTS) throw error;
        const { challenge } = await ask();
        solved = challenge && solve(challenge);
      }
    }
  };
}

/** By its fields, because callers may have another copy of the class. */
function isProofRefused(error: unknown): error is ApiError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('study/proof')
  );
}
