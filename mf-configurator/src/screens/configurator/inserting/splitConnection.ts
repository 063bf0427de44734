import type { Block, Jump, SurveyData } from '@dialogwerk/shared/contract';
import { START, loopGroups, optionLines } from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { withOptionJump } from '../../../model/withOptionJump.ts';
import { blockFromLine } from './blockFromLine.ts';
import { keptGoing, leadingTo } from './ownWay.ts';

/** Makes a block on a connection: what led along it leads to the new block, and that one goes on to where it led. */
export function splitConnection(survey: SurveyData, connection: Connection, made: Block): Command[] {
  const { kind, source, target, handle } = connection;
  if (source === START) return asFirst(survey, target, made);
  const blocks = survey.all_questions;
  const groups = loopGroups(blocks);
  // Into a loop: the new block is the first one of a round, and the loop goes on as it did.
  if (kind === 'round' && groups.firstsOf(source).includes(target)) return asFirst(survey, target, made);
  if (kind !== 'condition') return blockFromLine(survey, { source, option_id: null }, made);
  const before = blocks.find(({ unique_question_id }) => unique_question_id === source);
  if (!before) return [];
  const following = groups.followingOf(source);
  const id = made.unique_question_id;
  const change = handle
    ? { jump_to_ids: withOptionJump(before.jump_to_ids, handle.option_id, id) }
    : ledElsewhere(before, (other) => groups.entryOf(source, other) === target, id);
  return [
    { kind: 'addBlock', block: { ...made, ...leadingTo(target, following) }, after: groups.behind(source) },
    ...keptGoing(survey, before, following),
    { kind: 'updateBlock', id: source, change },
  ];
}

/** The dialog begins with the new block; all that went on to the first one still does. */
function asFirst(survey: SurveyData, first_id: string, made: Block): Command[] {
  const { all_questions } = survey;
  const first = all_questions.find(({ unique_question_id }) => unique_question_id === first_id);
  if (!first) return [];
  const id = made.unique_question_id;
  const before = loopGroups(all_questions).beforeOf(first_id);
  const previous = all_questions.find(({ unique_question_id }) => unique_question_id === before);
  return [
    { kind: 'addBlock', block: made, after: first_id },
    { kind: 'swapOrder', id, order: first.order },
    ...(previous ? keptGoing(survey, previous, first_id) : []),
    ...(first.start_page ? [{ kind: 'updateBlock', id, change: { start_page: true } } as const] : []),
  ];
}

/** The fields of a block with ways to a target that have no handle of their own, led to another block. */
function ledElsewhere(block: Block, leads: (target: string) => boolean, id: string): BlockChange {
  const handled = new Set(optionLines(block).lines.map(({ handle }) => handle.option_id));
  const isMeant = (jump: Jump): boolean =>
    leads(jump.target) && !(jump.kind === 'option' && handled.has(jump.option_id));
  const jumps = { jump_to_ids: block.jump_to_ids.map((jump) => (isMeant(jump) ? { ...jump, target: id } : jump)) };
  const moved = (target: string | null | undefined): boolean =>
    target !== null && target !== undefined && leads(target);
  return {
    ...(block.jump_to_ids.some(isMeant) ? jumps : {}),
    ...(block.type === 'api' && moved(block.error_target) ? { error_target: id } : {}),
    ...('way_out' in block && moved(block.way_out) ? { way_out: id } : {}),
    ...('tries_target' in block && moved(block.tries_target) ? { tries_target: id } : {}),
    ...('time_target' in block && moved(block.time_target) ? { time_target: id } : {}),
    ...(block.type === 'gpt' && moved(block.fallback_target) ? { fallback_target: id } : {}),
    ...(block.type === 'gpt' && block.gpt_exit_conditions.some(({ target }) => moved(target))
      ? {
          gpt_exit_conditions: block.gpt_exit_conditions.map((exit) =>
            moved(exit.target) ? { ...exit, target: id } : exit,
          ),
        }
      : {}),
  };
}
