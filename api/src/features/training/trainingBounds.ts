import type { Handler } from '../../calls/handler.ts';
import { eachInTurns } from '../../inTurns.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { freeRepliesOf } from './freeReplies.ts';
import { blockToTrain, draftUnderstanding, raiseTraining } from './training.ts';

/** How many of a block's newest replies tell what bounds do. */
const MOST_LOOKED = 2_000;

export const trainingBoundsEffect: Handler<'trainingBoundsEffect'> = async ({ bounds, ...input }, context) => {
  const place = await blockToTrain(context, input);
  const replies = await freeRepliesOf(context.services.db, place).limit(MOST_LOOKED).execute();
  const understanding = await draftUnderstanding(context, place, ...replies.map(({ text }) => text));
  const counts = { now: { sure: 0, unsure: 0, unknown: 0 }, with_bounds: { sure: 0, unsure: 0, unknown: 0 } };
  const other = understanding.withBounds(bounds);
  await eachInTurns(replies, ({ text }) => {
    counts.now[understanding.decide(text).zone] += 1;
    counts.with_bounds[other.decide(text).zone] += 1;
  });
  return counts;
};

export const setTrainingBounds: Handler<'setTrainingBounds'> = async ({ bounds, ...input }, context) => {
  const { survey_id, unique_question_id } = await blockToTrain(context, input);
  return inTransaction(context.services.db, async (tx) => {
    const revision = await raiseTraining(tx, survey_id);
    await tx
      .insertInto('training_bounds')
      .values({ survey_id, unique_question_id, since: revision, ...(bounds ?? { accept: null, ask: null }) })
      .execute();
    return { revision, bounds };
  });
};
