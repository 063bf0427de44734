import type { Kysely } from 'kysely';
import { extendDataContract } from '../dataContracts/dataContracts.ts';
import { uuidv7 } from '../storage/ids.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Who publishes, what they say about it, and when (ms since 1970). */
export interface PublishedBy {
  readonly user_id: string;
  readonly note: string;
  readonly now: number;
  /** The blocks whose answers are a new variable in data from here on. */
  readonly renewed?: readonly string[];
}

/**
 * Adds a publication of a kept revision and makes it the one that respondents get; what it adds to the dialog's data has its name from now on. Runs
 * under the survey's lock.
 */
export async function pointAt(
  tx: Kysely<Tables>,
  survey_id: string,
  revision: number,
  { user_id, note, now, renewed = [] }: PublishedBy,
): Promise<void> {
  const publication_id = uuidv7(now);
  const { last } = await tx
    .selectFrom('publications')
    .select(({ fn }) => fn.max<Date | null>('published_at').as('last'))
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  // Later than the one before in any case, because another server's clock may be ahead and the list is in order of time.
  const published_at = new Date(Math.max(now, (last?.getTime() ?? 0) + 1));
  await tx
    .insertInto('publications')
    .values({ survey_id, publication_id, revision, user_id, note, published_at })
    .execute();
  await tx.updateTable('surveys').set({ publication_id }).where('survey_id', '=', survey_id).execute();
  await extendDataContract(tx, survey_id, { revision, renewed });
}
