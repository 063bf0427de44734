import type { SurveyData } from '@dialogwerk/shared/contract';
import { membersOf } from '@dialogwerk/shared/dialog';
import { START, loopGroups, withMembers } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { Insertion } from '../../../model/Insertion.ts';

/** The loop whose group a new block belongs to: that of what it comes behind, or the loop into whose round it is put; null for none. */
export function loopAt({ all_questions }: SurveyData, where: Insertion): string | null {
  if (where.kind === 'end') return null;
  const groups = loopGroups(all_questions);
  if (where.kind === 'line') return groups.loopOf(where.from.source);
  const { kind, source, target } = where.connection;
  if (source === START) return null;
  return kind === 'round' && groups.firstsOf(source).includes(target) ? source : groups.loopOf(source);
}

/**
 * Commands that make blocks, with the one that takes them into the group of a loop, or into the item of a shuffle that they come to stand in; a group that is
 * full stays as it is. What belongs to a loop that is made with it comes along with that.
 */
export function intoLoop({ all_questions }: SurveyData, commands: readonly Command[], loop: string | null): Command[] {
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === loop);
  const added = commands.flatMap((command) => (command.kind === 'addBlock' ? [command] : []));
  const inner = new Set(added.flatMap((one) => membersOf(one.block)));
  const made = added.flatMap((one) => (inner.has(one.block.unique_question_id) ? [] : [one.block.unique_question_id]));
  const change = block && made.length > 0 ? withMembers(block, made, added[0]?.after ?? null) : null;
  return block && change ? [...commands, { kind: 'updateBlock', id: block.unique_question_id, change }] : [...commands];
}
