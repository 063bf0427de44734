import type { PublishedDataChange } from '@dialogwerk/shared/contract';
import { columnNames, dataChanges } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Contents } from '../publications/readContents.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { storedDataContract } from './dataContracts.ts';

/** What publishing a draft does to answers that are there. */
export async function publishedDataChanges(
  tx: Kysely<Tables>,
  { survey_id, published, draft }: Contents,
): Promise<PublishedDataChange[]> {
  const changes = dataChanges(published, draft);
  if (changes.length === 0) return [];
  const ids = changes.map(({ unique_question_id }) => unique_question_id);
  const { rows } = await sql<{ id: string; answers: number }>`
    select a.unique_question_id as id, count(distinct a.conversation_id) as answers
    from answers a
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id and c.is_live
    where a.survey_id = ${survey_id} and a.unique_question_id = any(${ids}::text[])
    group by 1`.execute(tx);
  const answers = new Map(rows.map(({ id, answers: count }) => [id, count]));
  const contract = await storedDataContract(tx, survey_id);
  return changes.flatMap((change) => {
    const count = answers.get(change.unique_question_id) ?? 0;
    const columns = contract ? columnNames(contract, change.unique_question_id) : [];
    return count === 0 ? [] : [{ ...change, columns, answers: count }];
  });
}
