import { randomInt, randomUUID } from 'node:crypto';
import type { ProofChallenge } from '@dialogwerk/shared/contract';
import type { Services } from '../../services.ts';
import { COUNTS_FOR_MS, NUMBERS } from './difficulty.ts';
import { hashOfNumber } from './hashOfNumber.ts';
import { sealOf } from './sealOf.ts';

/** A new challenge for who wants to begin these dialogs; the number that solves it is kept nowhere. */
export function setChallenge(
  { pseudonym, now }: Pick<Services, 'pseudonym' | 'now'>,
  surveyIds: readonly string[],
  most = NUMBERS,
): ProofChallenge {
  const salt = randomUUID().replaceAll('-', '');
  const target = hashOfNumber(salt, randomInt(most));
  const challenge = { survey_ids: [...surveyIds], salt, most, expires_at: now() + COUNTS_FOR_MS, target };
  return { ...challenge, seal: sealOf(pseudonym, challenge) };
}
