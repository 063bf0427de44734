import type { Handler } from '../../calls/handler.ts';
import { blockToTrain, draftUnderstanding } from './training.ts';

const MOST_REASONS = 10;

/** What a sentence would be taken for, with the examples that spoke for and against it. */
export const tryTraining: Handler<'tryTraining'> = async ({ text, ...input }, context) => {
  const place = await blockToTrain(context, input);
  const understanding = await draftUnderstanding(context, place, text);
  const { zone, by, all, matches } = understanding.decide(text);
  const [best] = all;
  const reasons = best ? understanding.reasons(text, best.target).slice(0, MOST_REASONS) : [];
  return {
    zone,
    by,
    matches: [...all],
    asked: zone === 'unsure' ? matches.map(({ target }) => target) : [],
    reasons: reasons.map(({ example: { text: said, target }, weight, likeness }) => ({
      text: said,
      target,
      weight,
      likeness: Math.min(1, likeness),
    })),
  };
};
