import type { ProofChallenge } from '@dialogwerk/shared/contract';
import type { Services } from '../../services.ts';
import { guardedDialogs } from './guardedDialogs.ts';
import { setChallenge } from './setChallenge.ts';

/** A challenge for who wants to begin these dialogs together; null where none of them asks for one. */
export async function challengeFor(
  services: Pick<Services, 'db' | 'pseudonym' | 'now'>,
  surveyIds: readonly string[],
): Promise<ProofChallenge | null> {
  const guarded = await guardedDialogs(services.db, surveyIds);
  return guarded.length === 0 ? null : setChallenge(services, guarded);
}
