import { qualityOf } from '@dialogwerk/shared/dialog/understanding';
import type { Handler } from '../../calls/handler.ts';
import { blockToTrain, draftUnderstanding } from './training.ts';

/** How good a block's training is, by the examples that an author gave. */
export const trainingQuality: Handler<'trainingQuality'> = async (input, context) => {
  const place = await blockToTrain(context, input);
  return qualityOf(await draftUnderstanding(context, place));
};
