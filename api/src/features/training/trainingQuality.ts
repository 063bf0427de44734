import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import type { Computation } from '../../compute/Compute.ts';
import { blockToTrain, draftUnderstanding } from './training.ts';
import type { qualityInThread } from './qualityInThread.ts';

const judging: Computation<typeof qualityInThread> = {
  file: new URL('./qualityInThread.ts', import.meta.url),
  name: 'qualityInThread',
};
/** Several times what the largest training takes (docs/decisions/0100). */
const JUDGING_MS = 25_000;

/** How good a block's training is, by the examples that an author gave. */
export const trainingQuality: Handler<'trainingQuality'> = async (input, context) => {
  const place = await blockToTrain(context, input);
  const { training, learned } = await draftUnderstanding(context, place);
  const run = { of: context.who.user_id, signal: context.signal, budgetMs: JUDGING_MS };
  const quality = await context.services.compute.run(
    judging,
    { training, fit: learned.words?.fit, sense: learned.sense },
    run,
  );
  if (!quality) throw new CallError('server/busy', { retryAfter: 5 });
  return quality;
};
