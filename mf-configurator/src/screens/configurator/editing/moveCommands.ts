import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { loopGroups, withMembers, withoutMembers } from '@dialogwerk/shared/dialog/graph';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';

/**
 * Moves a block in the order by swaps, and with it into or out of a loop: one that comes to stand between two blocks of a group belongs to it, one
 * that stands beside none of its group does not any more.
 */
export function moveCommands(
  survey: SurveyData,
  swaps: readonly { readonly id: string; readonly order: number }[],
): readonly Command[] {
  const moves = swaps.map((swap): Command => Object.assign({ kind: 'swapOrder' as const }, swap));
  const [first] = swaps;
  if (!first) return moves;
  return [...moves, ...memberCommands(moves.reduce(applyCommand, survey).all_questions, first.id)];
}

function memberCommands(blocks: readonly Block[], id: string): Command[] {
  const groups = loopGroups(blocks);
  const place = blocks.findIndex(({ unique_question_id }) => unique_question_id === id);
  const [before, behind] = [blocks[place - 1]?.unique_question_id, blocks[place + 1]?.unique_question_id];
  const own = groups.loopOf(id);
  const isBeside = (loop: string): boolean =>
    before === loop || [before, behind].some((one) => one !== undefined && groups.around(one).includes(loop));
  const next = behind === undefined ? null : groups.loopOf(behind);
  const isBetween =
    next !== null && before !== undefined && (before === next || groups.around(before).includes(next)) && next !== id;
  const left = own !== null && !isBeside(own) ? own : null;
  const joined = isBetween && next !== own && !groups.around(next).includes(id) ? next : null;
  return blocks.flatMap((block): Command[] => {
    const { unique_question_id } = block;
    const joins = unique_question_id === joined ? withMembers(block, [id], behind ?? null) : null;
    const isLeft = unique_question_id === left || (joined !== null && unique_question_id === own);
    const change = joins ?? (isLeft ? withoutMembers(block, [id]) : null);
    return change ? [{ kind: 'updateBlock', id: unique_question_id, change }] : [];
  });
}
