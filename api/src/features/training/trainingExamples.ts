import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { addExamples, endExamples } from './storedExamples.ts';
import { blockToTrain, raiseTraining } from './training.ts';

/** Adds examples to a target: each once, without the spaces around it. */
export const addTrainingExamples: Handler<'addTrainingExamples'> = async ({ target, examples, ...input }, context) => {
  const place = await blockToTrain(context, input);
  if (!place.targets.some((known) => known.target === target)) throw new CallError('training/unknown-target');
  const texts = [...new Set(examples.map((text) => text.trim()).filter((text) => text !== ''))];
  return inTransaction(context.services.db, async (tx) => {
    const revision = await raiseTraining(tx, place.survey_id);
    const given = texts.map((text) => ({ text, target, conversation_id: null }));
    const added = new Set((await addExamples(tx, place, revision, given)).map(({ text }) => text));
    return {
      revision,
      added: texts.filter((text) => added.has(text)),
      known: texts.filter((text) => !added.has(text)),
    };
  });
};

export const deleteTrainingExamples: Handler<'deleteTrainingExamples'> = async ({ examples, ...input }, context) => {
  const place = await blockToTrain(context, input);
  return inTransaction(context.services.db, async (tx) => {
    const revision = await raiseTraining(tx, place.survey_id);
    return { revision, deleted: await endExamples(tx, place, revision, examples) };
  });
};
