import { unrolledSnapshot } from '@dialogwerk/shared/dialog';
import type { KeptRevision } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { publishedRevisions } from '../../../dataContracts/publishedRevisions.ts';
import { readCurrentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/**
 * The revisions that the dialog's data are of: those that respondents had, from the oldest on, so that a draft changes nothing about them; of a dialog
 * that was never published its draft, as if it were published; nobody has answered it.
 */
export async function readKeptRevisions(db: Kysely<Tables>, survey_id: string): Promise<KeptRevision[]> {
  const published = await publishedRevisions(db, survey_id);
  if (published.length > 0) return published;
  const snapshot = await readCurrentSnapshot(db, survey_id);
  return snapshot ? [{ revision: Number.POSITIVE_INFINITY, snapshot }] : [];
}

/** `readKeptRevisions` with their loops unrolled, because each round has data of its own. */
export async function readRevisions(db: Kysely<Tables>, survey_id: string): Promise<KeptRevision[]> {
  const kept = await readKeptRevisions(db, survey_id);
  return kept.map(({ revision, snapshot }) => ({ revision, snapshot: unrolledSnapshot(snapshot) }));
}
