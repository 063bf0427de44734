import { LOOP_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { START, loopGroups } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { Insertion } from '../../../model/Insertion.ts';

/** The loop whose group a new block belongs to: that of what it comes behind, or the loop into whose round it is put; null for none. */
export function loopAt({ all_questions }: SurveyData, where: Insertion): string | null {
  if (where.kind === 'end') return null;
  const groups = loopGroups(all_questions);
  if (where.kind === 'line') return groups.loopOf(where.from.source);
  const { kind, source, target } = where.connection;
  if (source === START) return null;
  return kind === 'round' && groups.firstOf(source) === target ? source : groups.loopOf(source);
}

/**
 * Commands that make blocks, with the one that takes them into the group of a loop; a group that is full stays as it is. What belongs to a loop that
 * is made with it comes along with that.
 */
export function intoLoop({ all_questions }: SurveyData, commands: readonly Command[], loop: string | null): Command[] {
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === loop);
  const added = commands.flatMap((command) => (command.kind === 'addBlock' ? [command.block] : []));
  const inner = new Set(added.flatMap((one) => (one.type === 'loop' ? one.members : [])));
  const made = added.flatMap(({ unique_question_id: id }) => (inner.has(id) ? [] : [id]));
  if (block?.type !== 'loop' || made.length === 0) return [...commands];
  const members = [...block.members, ...made];
  if (members.length > LOOP_LIMITS.members) return [...commands];
  return [...commands, { kind: 'updateBlock', id: block.unique_question_id, change: { members } }];
}
