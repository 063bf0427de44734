import type { Kysely } from 'kysely';
import { refuseUnapproved } from '../approvals/refuseUnapproved.ts';
import { extendDataContract } from '../dataContracts/dataContracts.ts';
import { uuidv7 } from '../storage/ids.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Who publishes, what they say about it, and when (ms since 1970). */
export interface PublishedBy {
  /** null: their account is gone. */
  readonly user_id: string | null;
  readonly note: string;
  readonly now: number;
  /** The blocks whose answers are a new variable in data from here on. */
  readonly renewed?: readonly string[];
  /** By which approval; absent where nobody was asked. */
  readonly approval_id?: string | null;
}

/**
 * Adds a publication of a kept revision and makes it the one that respondents get; what it adds to the dialog's data has its name from now on. 409 where a
 * second person has to agree and none has. Runs under the survey's lock.
 */
export async function pointAt(
  tx: Kysely<Tables>,
  survey_id: string,
  revision: number,
  { user_id, note, now, renewed = [], approval_id = null }: PublishedBy,
): Promise<void> {
  await refuseUnapproved(tx, [survey_id], approval_id);
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
    .values({ survey_id, publication_id, revision, user_id, note, published_at, approval_id })
    .execute();
  await tx.updateTable('surveys').set({ publication_id }).where('survey_id', '=', survey_id).execute();
  await extendDataContract(tx, survey_id, { revision, renewed });
}
