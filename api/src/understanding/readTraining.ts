import type { Bounds } from '@dialogwerk/shared/contract';
import type { Example } from '@dialogwerk/shared/dialog/understanding';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** A block's training at a revision. */
export interface StoredTraining {
  readonly examples: readonly Example[];
  /** null: an author has set none. */
  readonly bounds: Bounds | null;
}

interface Place {
  readonly survey_id: string;
  /** Of the training. */
  readonly training: number;
}

/** The examples that hold at a revision of the training, in the order in which they were added. */
function examplesAt(db: Kysely<Tables>, { survey_id, training }: Place) {
  return db
    .selectFrom('training_examples')
    .where('survey_id', '=', survey_id)
    .where('since', '<=', training)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', training)]))
    .orderBy('created_at')
    .orderBy('example');
}

/** What a block was trained with at a revision of the training. */
export async function readTraining(
  db: Kysely<Tables>,
  place: Place & { readonly unique_question_id: string },
): Promise<StoredTraining> {
  const examples = await examplesAt(db, place)
    .select(['target', 'example as text'])
    .where('unique_question_id', '=', place.unique_question_id)
    .execute();
  const bounds = (await readBounds(db, place)).get(place.unique_question_id) ?? null;
  return { examples, bounds };
}

/** By block: the bounds that hold at a revision of the training, where an author set some. */
export async function readBounds(db: Kysely<Tables>, { survey_id, training }: Place): Promise<Map<string, Bounds>> {
  const { rows } = await sql<Bounds & { unique_question_id: string }>`
    select unique_question_id, accept, ask from (
      select distinct on (unique_question_id) unique_question_id, accept, ask from training_bounds
      where survey_id = ${survey_id} and since <= ${training}
      order by unique_question_id, since desc) newest
    where accept is not null`.execute(db);
  return new Map(rows.map(({ unique_question_id, accept, ask }) => [unique_question_id, { accept, ask }]));
}

/** How many examples each target has at a revision of the training. */
export async function countExamples(
  db: Kysely<Tables>,
  { survey_id, training }: Place,
): Promise<readonly { readonly unique_question_id: string; readonly target: string; readonly count: number }[]> {
  const { rows } = await sql<{ unique_question_id: string; target: string; count: number }>`
    select unique_question_id, target, count(*)::int as count from training_examples
    where survey_id = ${survey_id} and since <= ${training} and (until is null or until > ${training})
    group by unique_question_id, target`.execute(db);
  return rows;
}
