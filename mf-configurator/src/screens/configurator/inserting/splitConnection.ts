import type { Block, Jump, SurveyData } from '@dialogwerk/shared/contract';
import { START, loopGroups, optionLines } from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { withOptionJump } from '../../../model/withOptionJump.ts';
import { blockFromLine } from './blockFromLine.ts';

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
  const previous = blocks.find(({ unique_question_id }) => unique_question_id === groups.beforeOf(source));
  const id = made.unique_question_id;
  const change = handle
    ? { jump_to_ids: withOptionJump(before.jump_to_ids, handle.option_id, id) }
    : ledElsewhere(before, target, id);
  const led: Command = { kind: 'updateBlock', id: source, change };
  // Nothing may follow the last block in order, because then its other answers would not end the dialog any more.
  if (following === null && before.jump_to_question === null && previous) {
    const block = { ...made, jump_to_question: target };
    const after = groups.behind(previous.unique_question_id);
    return [{ kind: 'addBlock', block, after }, ...keptGoing(previous, source), led];
  }
  const block = { ...made, jump_to_question: target === following ? null : target };
  const after = groups.behind(source);
  return [{ kind: 'addBlock', block, after }, ...(following === null ? [] : keptGoing(before, following)), led];
}

/** Lets a block go on to where the order has led it, though another one comes in between. */
function keptGoing({ unique_question_id, jump_to_question, is_end }: Block, target: string): Command[] {
  return is_end || jump_to_question !== null ? [] : [{ kind: 'connectBlocks', source: unique_question_id, target }];
}

/** The dialog begins with the new block; all that went on to the first one still does. */
function asFirst({ all_questions }: SurveyData, first_id: string, made: Block): Command[] {
  const first = all_questions.find(({ unique_question_id }) => unique_question_id === first_id);
  if (!first) return [];
  const id = made.unique_question_id;
  const before = loopGroups(all_questions).beforeOf(first_id);
  const previous = all_questions.find(({ unique_question_id }) => unique_question_id === before);
  return [
    { kind: 'addBlock', block: made, after: first_id },
    { kind: 'swapOrder', id, order: first.order },
    ...(previous ? keptGoing(previous, first_id) : []),
    ...(first.start_page ? [{ kind: 'updateBlock', id, change: { start_page: true } } as const] : []),
  ];
}

/** The fields of a block that lead to `target` without a handle of their own, led to another block. */
function ledElsewhere(block: Block, target: string, id: string): BlockChange {
  const handled = new Set(optionLines(block).lines.map(({ handle }) => handle.option_id));
  const isMeant = (jump: Jump): boolean =>
    jump.target === target && !(jump.kind === 'option' && handled.has(jump.option_id));
  const led = <At extends { readonly target: string | null }>(jump: At): At => ({ ...jump, target: id });
  return {
    ...(block.jump_to_ids.some(isMeant)
      ? { jump_to_ids: block.jump_to_ids.map((jump) => (isMeant(jump) ? led(jump) : jump)) }
      : {}),
    ...(block.type === 'api' && block.error_target === target ? { error_target: id } : {}),
    ...('way_out' in block && block.way_out === target ? { way_out: id } : {}),
    ...('tries_target' in block && block.tries_target === target ? { tries_target: id } : {}),
    ...('time_target' in block && block.time_target === target ? { time_target: id } : {}),
    ...(block.type === 'gpt' ? talkLedElsewhere(block, target, id) : {}),
  };
}

function talkLedElsewhere(
  { fallback_target, gpt_exit_conditions }: Extract<Block, { type: 'gpt' }>,
  target: string,
  id: string,
): BlockChange {
  return {
    ...(fallback_target === target ? { fallback_target: id } : {}),
    ...(gpt_exit_conditions.some((exit) => exit.target === target)
      ? {
          gpt_exit_conditions: gpt_exit_conditions.map((exit) =>
            exit.target === target ? { ...exit, target: id } : exit,
          ),
        }
      : {}),
  };
}
