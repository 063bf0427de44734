import type { Kysely } from 'kysely';
import { uuidv7 } from '../storage/ids.ts';
import type { Tables } from '../storage/tables.ts';

/** Who publishes, what they say about it, and when (ms since 1970). */
export interface PublishedBy {
  readonly user_id: string;
  readonly note: string;
  readonly now: number;
}

/** Adds a publication of a kept revision and makes it the one that respondents get. Runs under the survey's lock. */
export async function pointAt(
  tx: Kysely<Tables>,
  survey_id: string,
  revision: number,
  { user_id, note, now }: PublishedBy,
): Promise<void> {
  const publication_id = uuidv7(now);
  await tx
    .insertInto('publications')
    .values({ survey_id, publication_id, revision, user_id, note, published_at: new Date(now) })
    .execute();
  await tx.updateTable('surveys').set({ publication_id }).where('survey_id', '=', survey_id).execute();
}
