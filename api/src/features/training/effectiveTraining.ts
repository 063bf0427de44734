import { isDeepStrictEqual } from 'node:util';
import type { JudgedReply } from '@dialogwerk/shared/contract';
import { withId } from '@dialogwerk/shared/dialog';
import type { Understood } from '@dialogwerk/shared/dialog/understanding';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { givingWay } from '../../inTurns.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { forAuthor } from '../../understanding/Understandings.ts';
import { freeReplies } from './freeReplies.ts';
import { compiledDraft, readTrainingState } from './training.ts';

/** How many of a dialog's newest replies are looked at, and so many that differ are told. */
const MOST_LOOKED = 2_000;
const MOST_TOLD = 500;

/** Both trainings judge the same replies, on the blocks of the draft. Replies to blocks that are gone do not count. */
export const previewTraining: Handler<'previewTraining'> = async ({ id }, context) => {
  const found = await mayTrain(context, id);
  const { survey_id, revision } = found;
  const { db, understandings, vectors } = context.services;
  const state = await readTrainingState(db, survey_id);
  const survey = await compiledDraft(context, found);
  if (!survey) throw new CallError('survey/unknown');
  const all = await freeReplies(db, survey_id).limit(MOST_LOOKED).execute();
  const replies = all.filter(({ unique_question_id }) => withId(survey.blocks, unique_question_id) !== undefined);
  const { texts, until } = forAuthor(...replies.map(({ text }) => text));
  await vectors.of(texts, until);
  const changed: JudgedReply[] = [];
  const giveWay = givingWay();
  for (const { reply_id, unique_question_id, text } of replies) {
    const key = { survey_id, revision, unique_question_id };
    await giveWay();
    const judge = async (training: number) =>
      (await understandings.get(survey, { ...key, training }, { texts: [text], until })).decide(text);
    const before = await judge(state.applied ?? 0);
    const after = await judge(state.revision);
    if (isSame(before, after) || changed.length >= MOST_TOLD) continue;
    changed.push({ reply_id, unique_question_id, text, before: shown(before), after: shown(after) });
  }
  return { revision: state.revision, looked: replies.length, changed };
};

/** A respondent would notice no difference. */
function isSame(one: Understood, other: Understood): boolean {
  const targets = ({ zone, matches }: Understood) => [zone, matches.map(({ target }) => target)];
  return isDeepStrictEqual(targets(one), targets(other));
}

function shown({ zone, matches }: Understood): JudgedReply['before'] {
  return { zone, matches: [...matches] };
}

/** Respondents are understood by the training that was previewed, in conversations that run, too. */
export const applyTraining: Handler<'applyTraining'> = async ({ id, revision }, context) => {
  const { survey_id } = await mayTrain(context, id);
  const { db, now } = context.services;
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('surveys')
      .set({ training_applied: revision })
      .where('survey_id', '=', survey_id)
      .where('training_revision', '=', revision)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CallError('training/moved');
    const applied = { applied_at: new Date(now()), user_id: context.who.user_id };
    await tx
      .insertInto('trainings')
      .values({ survey_id, training_revision: revision, ...applied })
      .onConflict((conflict) => conflict.columns(['survey_id', 'training_revision']).doUpdateSet(applied))
      .execute();
    return { revision };
  });
};
