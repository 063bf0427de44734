import type { Block } from '../../../../contract/index.ts';
import { variablesSetBy } from '../../../blocks/blockRules.ts';
import { roundsOfBlock } from './roundsOfBlock.ts';

/** By loop: what its rounds alone set, in unrolled blocks; none without loops. */
export function variablesOfRounds(blocks: readonly Block[]): ReadonlyMap<string, readonly string[]> {
  const loops = blocks.filter((block) => block.type === 'loop' && block.members.length > 0);
  const roundsOf = roundsOfBlock(blocks);
  const setBy = (block: Block): string[] => variablesSetBy(block).map(({ variable }) => variable);
  return new Map(
    loops.map(({ unique_question_id: id }) => {
      const isInside = (block: Block): boolean =>
        block.type !== 'loop' && roundsOf(block.unique_question_id).some(({ loop }) => loop.unique_question_id === id);
      const outside = new Set(blocks.filter((block) => !isInside(block)).flatMap(setBy));
      return [
        id,
        blocks
          .filter(isInside)
          .flatMap(setBy)
          .filter((name) => !outside.has(name)),
      ];
    }),
  );
}
