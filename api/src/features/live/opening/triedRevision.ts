import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../storage/tables/tables.ts';

/** What in the address of a test names a wish to publish: what was asked for is tried, whatever became of the draft. */
const WISH_PARAMETER = 'anfrage';

/** The revision of the waiting wish that the address of a test names; null for none, so that the draft is tried. */
export async function triedRevision(db: Kysely<Tables>, survey_id: string, query: string): Promise<number | null> {
  const named = z.uuid().safeParse(new URLSearchParams(query).get(WISH_PARAMETER));
  if (!named.success) return null;
  const found = await waitingWishes(db, survey_id).where('approval_id', '=', named.data).executeTakeFirst();
  return found?.revision ?? null;
}

/** Whether a test that begins anew was one of what somebody asked to publish. */
export async function isAskedFor(db: Kysely<Tables>, survey_id: string, revision: number): Promise<boolean> {
  return (await waitingWishes(db, survey_id).where('revision', '=', revision).executeTakeFirst()) !== undefined;
}

/** Has a test that was just begun run on a kept revision. */
export async function pinTest(
  tx: Kysely<Tables>,
  { survey_id, user_id_live }: { readonly survey_id: string; readonly user_id_live: string },
  revision: number,
): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ revision })
    .where('survey_id', '=', survey_id)
    .where('user_id_live', '=', user_id_live)
    .where('is_live', '=', false)
    .execute();
}

function waitingWishes(db: Kysely<Tables>, survey_id: string) {
  return db
    .selectFrom('approvals')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .where('state', '=', 'waiting');
}
