import type { ProofChallenge } from '@dialogwerk/shared/contract';
import type { Pseudonym } from '../../identity/createPseudonym.ts';

/** What shows that a challenge is this installation's own, as it was set. */
export function sealOf(
  pseudonym: Pseudonym,
  { survey_ids, salt, most, expires_at, target }: Omit<ProofChallenge, 'seal'>,
): string {
  const said = JSON.stringify([survey_ids, salt, most, expires_at, target]);
  return pseudonym(`proof:${said}`).toString('base64url');
}
