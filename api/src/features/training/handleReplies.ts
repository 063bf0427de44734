import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { addExamples, endExamples } from './storedExamples.ts';
import { blockToTrain, raiseTraining, readTrainingState } from './training.ts';

/** Replies become examples, which go with the conversation that they came from; those of tests stay. */
export const assignReplies: Handler<'assignReplies'> = async ({ reply_ids, target, ...input }, context) => {
  const place = await blockToTrain(context, input);
  const { survey_id, unique_question_id } = place;
  if (!place.targets.some((known) => known.target === target)) throw new CallError('training/unknown-target');
  return inTransaction(context.services.db, async (tx) => {
    const revision = await raiseTraining(tx, survey_id);
    const assigned = await tx
      .updateTable('free_replies')
      .set({ handled: 'assigned', assigned: target })
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', unique_question_id)
      .where('reply_id', 'in', reply_ids)
      .where('handled', 'is', null)
      .returning(['reply_id', 'text', 'conversation_id'])
      .execute();
    const tests = await testsAmong(
      tx,
      survey_id,
      assigned.map(({ conversation_id }) => conversation_id),
    );
    const examples = new Map(
      assigned.map(({ text: said, conversation_id }) => {
        const text = exampleText(said);
        return [text, { text, target, conversation_id: tests.has(conversation_id) ? null : conversation_id }];
      }),
    );
    await addExamples(tx, place, revision, [...examples.values()]);
    return { revision, reply_ids: assigned.map(({ reply_id }) => reply_id) };
  });
};

async function testsAmong(
  tx: Parameters<typeof raiseTraining>[0],
  survey_id: string,
  conversation_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (conversation_ids.length === 0) return new Set();
  const tests = await tx
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .where('conversation_id', 'in', conversation_ids)
    .where('is_live', '=', false)
    .execute();
  return new Set(tests.map(({ conversation_id }) => conversation_id));
}

export const dismissReplies: Handler<'dismissReplies'> = async ({ reply_ids, ...input }, context) => {
  const { survey_id, unique_question_id } = await blockToTrain(context, input);
  const { db } = context.services;
  const dismissed = await db
    .updateTable('free_replies')
    .set({ handled: 'dismissed' })
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', unique_question_id)
    .where('reply_id', 'in', reply_ids)
    .where('handled', 'is', null)
    .returning('reply_id')
    .execute();
  const { revision } = await readTrainingState(db, survey_id);
  return { revision, reply_ids: dismissed.map(({ reply_id }) => reply_id) };
};

/** The replies wait again; an example stays where another assigned reply says the same. */
export const reopenReplies: Handler<'reopenReplies'> = async ({ reply_ids, ...input }, context) => {
  const place = await blockToTrain(context, input);
  const { survey_id, unique_question_id } = place;
  return inTransaction(context.services.db, async (tx) => {
    const revision = await raiseTraining(tx, survey_id);
    const ofBlock = tx
      .selectFrom('free_replies')
      .select(['reply_id', 'text', 'assigned as target'])
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', unique_question_id)
      .where('handled', 'is not', null);
    const reopened = await ofBlock.where('reply_id', 'in', reply_ids).execute();
    await tx
      .updateTable('free_replies')
      .set({ handled: null, assigned: null })
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', unique_question_id)
      .where('reply_id', 'in', reply_ids)
      .execute();
    const stillAssigned = new Set(
      (await ofBlock.execute()).flatMap(exampleOf).map((example) => JSON.stringify(example)),
    );
    const gone = reopened.flatMap(exampleOf).filter((example) => !stillAssigned.has(JSON.stringify(example)));
    await endExamples(tx, place, revision, gone);
    return { revision, reply_ids: reopened.map(({ reply_id }) => reply_id) };
  });
};

function exampleOf({ text, target }: { readonly text: string; readonly target: string | null }) {
  return target === null ? [] : [{ text: exampleText(text), target }];
}

/** A reply as an example: the beginning of a long one. */
function exampleText(said: string): string {
  return said.trim().slice(0, TRAINING_LIMITS.example);
}
