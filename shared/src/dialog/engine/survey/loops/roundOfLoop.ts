import type { Block } from '../../../../contract/index.ts';
import { outsideRound, roundOf } from '../../../blocks/loop/roundId.ts';
import type { RoundBegun } from '../CompiledSurvey.ts';

/** The round of an unrolled loop that begins at a block; null for any other block. */
export function roundOfLoop(block: Block): RoundBegun | null {
  if (block.type !== 'loop' || block.members.length > 0) return null;
  const number = roundOf(block.unique_question_id);
  const loop = outsideRound(block.unique_question_id);
  const [jump] = block.jump_to_ids;
  const into = jump?.target ?? block.jump_to_question;
  if (number === null || number === 0 || loop === null || into === null) return null;
  return { loop, number, id: jump?.kind === 'option' ? jump.option_id : String(number), into };
}
