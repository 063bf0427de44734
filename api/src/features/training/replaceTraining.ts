import type { Bounds } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';
import { readBounds } from '../../understanding/readTraining.ts';
import { raiseTraining, readTrainingState } from './training.ts';

/** All that a dialog is trained with. */
export interface WholeTraining {
  readonly examples: readonly {
    readonly unique_question_id: string;
    readonly target: string;
    readonly example: string;
  }[];
  readonly bounds: readonly ({ readonly unique_question_id: string } & Bounds)[];
}

/** What a dialog was trained with at a revision of its training. */
export async function trainingAt(tx: Kysely<Tables>, survey_id: string, revision: number): Promise<WholeTraining> {
  const examples = await tx
    .selectFrom('training_examples')
    .select(['unique_question_id', 'target', 'example'])
    .where('survey_id', '=', survey_id)
    .where('since', '<=', revision)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', revision)]))
    .execute();
  const bounds = await readBounds(tx, { survey_id, training: revision });
  return {
    examples,
    bounds: [...bounds].map(([unique_question_id, each]) => Object.assign({ unique_question_id }, each)),
  };
}

/**
 * Makes a dialog's training what is wanted; gives its revision, a new one unless it was so already. What is in effect stays as it
 * is. Bounds of blocks that are not named stay.
 */
export async function replaceTraining(tx: Kysely<Tables>, survey_id: string, wanted: WholeTraining): Promise<number> {
  const { revision: current } = await readTrainingState(tx, survey_id);
  const before = await trainingAt(tx, survey_id, current);
  const keyOf = ({ unique_question_id, target, example }: WholeTraining['examples'][number]): string =>
    JSON.stringify([unique_question_id, target, example]);
  const [was, is] = [new Set(before.examples.map(keyOf)), new Set(wanted.examples.map(keyOf))];
  const surplus = before.examples.filter((one) => !is.has(keyOf(one)));
  const missing = wanted.examples.filter((one) => !was.has(keyOf(one)));
  const bounds = wanted.bounds.filter(
    ({ unique_question_id, accept, ask }) =>
      !before.bounds.some(
        (one) => one.unique_question_id === unique_question_id && one.accept === accept && one.ask === ask,
      ),
  );
  if (surplus.length + missing.length + bounds.length === 0) return current;
  const revision = await raiseTraining(tx, survey_id);
  await sql`
    update training_examples e set until = ${revision}
    from jsonb_to_recordset(${JSON.stringify(surplus)}::jsonb) as g (unique_question_id text, target text, example text)
    where e.survey_id = ${survey_id} and e.until is null and e.unique_question_id = g.unique_question_id
      and e.target = g.target and e.example = g.example`.execute(tx);
  if (missing.length > 0) {
    const rows = missing.map((one) => Object.assign({ survey_id, since: revision }, one));
    await tx.insertInto('training_examples').values(rows).execute();
  }
  if (bounds.length > 0) {
    const rows = bounds.map((one) => Object.assign({ survey_id, since: revision }, one));
    await tx.insertInto('training_bounds').values(rows).execute();
  }
  return revision;
}

/** Has respondents understood by a revision of the training, null for none; `now` in ms. */
export async function putIntoEffect(
  tx: Kysely<Tables>,
  survey_id: string,
  training_revision: number | null,
  by: { readonly user_id: string; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('surveys')
    .set({ training_applied: training_revision })
    .where('survey_id', '=', survey_id)
    .execute();
  if (training_revision === null) return;
  const applied = { applied_at: new Date(by.now), user_id: by.user_id };
  await tx
    .insertInto('trainings')
    .values({ survey_id, training_revision, ...applied })
    .onConflict((conflict) => conflict.columns(['survey_id', 'training_revision']).doUpdateSet(applied))
    .execute();
}
