import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import type { LineFrom } from '../../../model/Insertion.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { withOptionJump } from '../../../model/withOptionJump.ts';
import { overrulingNone, ownWayCommands } from './ownWay.ts';

/**
 * Leads a line to a block that is there, or to the ending; into a loop from outside, to the loop, with which its rounds begin. All other lines lead where
 * they did: those of an ending that one answer is led away from end as before.
 */
export function connectLine({ all_questions }: SurveyData, { source, option_id }: LineFrom, drawn: string): Command[] {
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!block) return [];
  const target = loopGroups(all_questions).entryOf(source, drawn);
  return option_id === null ? ownWayCommands(block, target) : optionCommands(block, option_id, target);
}

/** Leads one answer of a block to a target, and no other. */
export function optionCommands(block: Block, option_id: string, target: string): Command[] {
  const { unique_question_id: id, is_end } = block;
  if (!is_end) {
    const jump_to_ids = withOptionJump(block.jump_to_ids, option_id, target);
    return [{ kind: 'updateBlock', id, change: { jump_to_ids } }];
  }
  const jump_to_ids = withOptionJump([], option_id, target);
  return [
    { kind: 'updateBlock', id, change: Object.assign(overrulingNone(block), { jump_to_ids }) },
    { kind: 'connectBlocks', source: id, target: END },
  ];
}
