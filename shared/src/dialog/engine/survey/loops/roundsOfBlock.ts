import type { Block, BlockOf } from '../../../../contract/index.ts';
import { outsideRound, roundOf } from '../../../blocks/loop/roundId.ts';
import { roundsOf } from './roundsOf.ts';
import type { Round } from './roundsOf.ts';

/** A round that a block belongs to, with the loop as it was unrolled. */
export interface RoundOfBlock extends Round {
  readonly loop: BlockOf<'loop'>;
}

/** Looks up in unrolled blocks to which rounds a block belongs, the outermost first; none for a block in no loop. */
export function roundsOfBlock(blocks: readonly Block[]): (unique_question_id: string) => RoundOfBlock[] {
  const loops = new Map<string, BlockOf<'loop'>>();
  for (const block of blocks) {
    if (block.type !== 'loop' || block.members.length === 0) continue;
    for (const id of [block.unique_question_id, ...block.members]) loops.set(id, block);
  }
  const of = (id: string): RoundOfBlock[] => {
    const written = outsideRound(id);
    const number = roundOf(id);
    const loop = written === null ? undefined : loops.get(written);
    if (written === null || !loop || number === null || number === 0) return [];
    const round = roundsOf(loop).find((one) => one.number === number);
    const own = round ? [{ ...round, loop }] : [];
    return [...of(loop.unique_question_id), ...own];
  };
  return of;
}
