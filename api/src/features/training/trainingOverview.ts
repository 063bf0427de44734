import { blockName } from '@dialogwerk/shared/dialog';
import { meaningTargets, measuredBounds, paraphrasesAt, takesWords } from '@dialogwerk/shared/dialog/understanding';
import type { Kysely } from 'kysely';
import { personName } from '../../accounts/personName.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { eachInTurns } from '../../inTurns.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { countExamples, readBounds } from '../../understanding/readTraining.ts';
import { compiledDraft, readTrainingState } from './training.ts';

/** Fewer examples of a target are too few (measured: 79 % right with 3, 82 % with 5, 91 % with 10). */
const ENOUGH_EXAMPLES = 5;

/** The blocks of the draft that free replies are understood at. */
export const trainingOverview: Handler<'trainingOverview'> = async ({ id }, context) => {
  const found = await mayTrain(context, id);
  const { survey_id } = found;
  const { db } = context.services;
  const survey = await compiledDraft(context, found);
  if (!survey) throw new CallError('survey/unknown');
  const { revision, applied } = await readTrainingState(db, survey_id);
  const place = { survey_id, training: revision };
  const [counts, bounds, waiting] = await Promise.all([
    countExamples(db, place),
    readBounds(db, place),
    countWaiting(db, survey_id),
  ]);
  const countOf = new Map(
    counts.map(({ unique_question_id, target, count }) => [`${unique_question_id}/${target}`, count]),
  );
  const blocks = await eachInTurns([...survey.blocks.values()], (compiled) => {
    const { block } = compiled;
    const { unique_question_id, type } = block;
    const targets = meaningTargets(survey, unique_question_id);
    if (targets.length === 0) return [];
    const examples = targets.map(({ target }) => countOf.get(`${unique_question_id}/${target}`) ?? 0);
    const all = targets.map(({ own, implied }, at) => (examples[at] ?? 0) + own.length + implied.length);
    const size = { targets: all.filter((count) => count > 0).length, examples: all.reduce((sum, n) => sum + n, 0) };
    return [
      {
        unique_question_id,
        name: blockName(block, block.context) || unique_question_id,
        type,
        in_words: takesWords(block),
        targets: targets.length,
        examples: examples.reduce((sum, count) => sum + count, 0),
        thin_targets: examples.filter((count) => count < ENOUGH_EXAMPLES).length,
        waiting: waiting.get(unique_question_id) ?? 0,
        paraphrases: paraphrasesAt(compiled)?.name ?? null,
        bounds: bounds.get(unique_question_id) ?? measuredBounds(size),
        own_bounds: bounds.has(unique_question_id),
      },
    ];
  });
  return {
    revision,
    applied: await readApplied(db, survey_id, applied),
    differs: revision !== (applied ?? 0),
    blocks: blocks.flat(),
  };
};

async function countWaiting(db: Kysely<Tables>, survey_id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('free_replies')
    .select(['unique_question_id', (row) => row.fn.countAll<string>().as('count')])
    .where('survey_id', '=', survey_id)
    .where('zone', '!=', 'sure')
    .where('handled', 'is', null)
    .groupBy('unique_question_id')
    .execute();
  return new Map(rows.map(({ unique_question_id, count }) => [unique_question_id, Number(count)]));
}

async function readApplied(db: Kysely<Tables>, survey_id: string, revision: number | null) {
  if (revision === null) return null;
  const { applied_at, ...account } = await db
    .selectFrom('trainings')
    .leftJoin('accounts', 'accounts.user_id', 'trainings.user_id')
    .select(['applied_at', 'accounts.user_id', 'username', 'first_name', 'last_name'])
    .where('survey_id', '=', survey_id)
    .where('training_revision', '=', revision)
    .executeTakeFirstOrThrow();
  const { user_id, username, first_name, last_name } = account;
  const isThere = user_id !== null && username !== null;
  const by = isThere ? { user_id, name: personName({ username, first_name, last_name }) } : null;
  return { revision, at: applied_at.getTime(), by };
}
