import { ApiError } from '@dialogwerk/shared/clients/respondent';
import type { ProofChallenge } from '@dialogwerk/shared/contract';
import { createChunk } from '../loading/createChunk.ts';
import type { Begin, createProver } from './createProver.ts';

/** Gives how a conversation begins: at once, or with the solved challenge of the page, whose code comes only then. */
export function beginsProven(
  challenge: ProofChallenge | undefined,
  ask: () => Promise<{ readonly challenge: ProofChallenge | null }>,
): <Answer>(begin: Begin<Answer>) => Promise<Answer> {
  if (!challenge) return (begin) => begin();
  const chunk = createChunk(() => import('./createProver.ts'));
  let prove: ReturnType<typeof createProver> | null = null;
  return async (begin) => {
    const part = await chunk.load().catch(() => {
      // As a call that nobody has answered: it is tried again.
      throw new ApiError('proofChallenge', 0, null);
    });
    prove ??= part.createProver(challenge, ask);
    return prove(begin);
  };
}
