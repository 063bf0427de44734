import type { SolvedChallenge } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import { isSame } from '../../identity/isSame.ts';
import type { Services } from '../../services.ts';
import { NUMBERS } from './difficulty.ts';
import { guardedDialogs } from './guardedDialogs.ts';
import { hashOfNumber } from './hashOfNumber.ts';
import { sealOf } from './sealOf.ts';

/**
 * Refuses who wants to begin dialogs of which one asks for a solved challenge and has none that counts: none at all (410), or one that is forged, of other dialogs, expired,
 * too easy or not solved (422). Gives what is to be spent with `spendProof`; null where nothing is asked for.
 *
 * Before anything is stored, because what is refused must cost the server less than the script that sends it.
 */
export async function provenBy(
  services: Pick<Services, 'db' | 'pseudonym' | 'now'>,
  surveyIds: readonly string[],
  proof: SolvedChallenge | null,
): Promise<SolvedChallenge | null> {
  const guarded = await guardedDialogs(services.db, surveyIds);
  if (guarded.length === 0) return null;
  if (proof === null) throw new CallError('study/proof');
  refuseUnsolved(services, guarded, proof);
  return proof;
}

/** The part that needs no database. */
export function refuseUnsolved(
  { pseudonym, now }: Pick<Services, 'pseudonym' | 'now'>,
  guarded: readonly string[],
  proof: SolvedChallenge,
): void {
  if (!isSame(proof.seal, sealOf(pseudonym, proof))) throw new CallError('study/proof-forged');
  if (proof.survey_ids.join() !== guarded.join()) throw new CallError('study/proof-foreign');
  if (proof.expires_at <= now()) throw new CallError('study/proof-expired');
  if (proof.most < NUMBERS) throw new CallError('study/proof-easy');
  if (hashOfNumber(proof.salt, proof.number) !== proof.target) throw new CallError('study/proof-wrong');
}
