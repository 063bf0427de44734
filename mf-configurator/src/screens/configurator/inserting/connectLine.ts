import type { SurveyData } from '@dialogwerk/shared/contract';
import { END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import type { LineFrom } from '../../../model/Insertion.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { withOptionJump } from '../../../model/withOptionJump.ts';

/** Leads a line to a block that is there, or to the ending; into a loop from outside, to the loop, with which its rounds begin. */
export function connectLine({ all_questions }: SurveyData, { source, option_id }: LineFrom, drawn: string): Command[] {
  if (drawn === END) return [{ kind: 'updateBlock', id: source, change: { is_end: true } }];
  const target = loopGroups(all_questions).entryOf(source, drawn);
  // Because a block that ends the dialog makes no jump.
  if (option_id === null)
    return [
      { kind: 'updateBlock', id: source, change: { is_end: false } },
      { kind: 'connectBlocks', source, target },
    ];
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!block) return [];
  const jump_to_ids = withOptionJump(block.jump_to_ids, option_id, target);
  return [{ kind: 'updateBlock', id: source, change: { jump_to_ids, is_end: false } }];
}
