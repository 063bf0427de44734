import { comingBehind } from '../survey/shuffles/shufflePlaces.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { drawOf } from '../ConversationState.ts';
import type { ConversationState } from '../ConversationState.ts';
import { readOrder } from '../../blocks/shuffle/orders.ts';

/**
 * How many more replies can still come than `repliesLeft` says of the open block, because other items of a shuffle are left than those that stand behind it;
 * fewer: below 0.
 */
export function shuffledReplies({ blocks, parts }: CompiledSurvey, { open, draws }: ConversationState): number {
  if (parts.length === 0 || open === null) return 0;
  const here = [...blocks.keys()].indexOf(open.unique_question_id);
  return parts
    .filter(({ from, to }) => from < here && here < to)
    .reduce((more, { shuffle, number }) => {
      const all = parts.filter((part) => part.shuffle === shuffle);
      const numbers = all.map((part) => part.number);
      const repliesIn = (order: readonly number[]): number =>
        comingBehind({ behind: number }, order).reduce(
          (sum, next) => sum + (all.find((part) => part.number === next)?.replies ?? 0),
          0,
        );
      return more + repliesIn(readOrder(drawOf(draws, shuffle), numbers) ?? numbers) - repliesIn(numbers);
    }, 0);
}
