import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';
import type { Lessons } from './Story.ts';

/** The first training of a new dialog, by which respondents are understood at once. */
const FIRST_TRAINING = 1;

/** All that a chat is trained with, as rows. */
export function rowsOf(lessons: readonly Lessons[]) {
  return {
    examples: lessons.flatMap(({ unique_question_id, examples }) =>
      Object.entries(examples).flatMap(([target, texts]) =>
        texts.map((example) => ({ unique_question_id, target, example })),
      ),
    ),
    bounds: lessons.map(({ unique_question_id, bounds }) => ({ unique_question_id, ...bounds })),
  };
}

/** Trains a new dialog and puts the training into effect; `now` in ms. */
export async function storeLessons(
  tx: Kysely<Tables>,
  survey_id: string,
  lessons: readonly Lessons[],
  by: { readonly user_id: string; readonly now: number },
): Promise<void> {
  if (lessons.length === 0) return;
  const { examples, bounds } = rowsOf(lessons);
  const of = { survey_id, since: FIRST_TRAINING };
  await tx
    .insertInto('training_examples')
    .values(examples.map((one) => Object.assign({}, one, of)))
    .execute();
  await tx
    .insertInto('training_bounds')
    .values(bounds.map((one) => Object.assign({}, one, of)))
    .execute();
  await tx
    .updateTable('surveys')
    .set({ training_revision: FIRST_TRAINING, training_applied: FIRST_TRAINING })
    .where('survey_id', '=', survey_id)
    .execute();
  await tx
    .insertInto('trainings')
    .values({
      survey_id,
      training_revision: FIRST_TRAINING,
      applied_at: new Date(by.now),
      user_id: by.user_id,
    })
    .execute();
}
