import type { Handler } from '../../calls/handler.ts';
import { readTraining } from '../../understanding/readTraining.ts';
import { blockToTrain, readTrainingState } from './training.ts';

/** A block's targets with their examples, and what counts as such without training. */
export const trainingdataJumps: Handler<'trainingdataJumps'> = async (input, context) => {
  const { survey_id, unique_question_id, targets } = await blockToTrain(context, input);
  const { db } = context.services;
  const { revision: training } = await readTrainingState(db, survey_id);
  const { examples } = await readTraining(db, { survey_id, training, unique_question_id });
  return {
    targets: targets.map(({ kind, target, label, own, implied }) => ({
      kind,
      target,
      label,
      own: [...own],
      implied: [...implied],
      examples: examples.filter((example) => example.target === target).map(({ text }) => text),
    })),
  };
};
