import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { END } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import { jumpsOfRanges } from '../../../model/outcomes/LedRange.ts';
import type { LedRange } from '../../../model/outcomes/LedRange.ts';
import { variableFor } from './connectLine.ts';
import { goingTo, overrulingNone } from './ownWay.ts';

/**
 * Parts the numbers of a block into ranges. Each leads where it is said to; where two beside each other go on with the block, the lower one gets a line
 * of its own to there, because else they would be one.
 */
export function rangesCommands(survey: SurveyData, block: Block, ranges: readonly LedRange[]): Command[] {
  const { unique_question_id: id, is_end } = block;
  const own = goingTo(survey, block);
  const led = ranges.map((one, at) =>
    one.target === null && ranges[at + 1]?.target === null ? { ...one, target: own } : one,
  );
  const variable = variableFor(survey, block);
  const freed = is_end ? overrulingNone(block) : {};
  const jump_to_ids = jumpsOfRanges(Object.assign({}, block, freed), variable, led);
  return [
    { kind: 'updateBlock', id, change: Object.assign(freed, { variable, jump_to_ids }) },
    ...(is_end ? [{ kind: 'connectBlocks', source: id, target: END } as const] : []),
  ];
}
