import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { needsApproval } from './needsApproval.ts';

/**
 * Refuses with 409 to publish any of these dialogs without an approval where one of them needs it. Every way to respondents goes
 * through here, because it stands where the pointer is moved.
 */
export async function refuseUnapproved(
  tx: Kysely<Tables>,
  survey_ids: readonly string[],
  approval_id: string | null,
): Promise<void> {
  if (approval_id === null && (await needsApproval(tx, survey_ids))) throw new CallError('publication/needs-approval');
}
