import { hash } from 'node:crypto';
import type { ProofChallenge, SolvedChallenge } from '@dialogwerk/shared/contract';

/** Solves a challenge as a script would that pays as little for it as it can. */
export function solved(challenge: ProofChallenge): SolvedChallenge {
  const message = Buffer.alloc(20);
  message.write(challenge.salt, 'hex');
  for (let number = 0; number < challenge.most; number += 1) {
    message.writeUInt32BE(number, 16);
    if (hash('sha256', message, 'hex') === challenge.target) return { ...challenge, number };
  }
  throw new Error('the challenge has no solution');
}
