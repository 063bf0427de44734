import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { END, fallbackAlone, loopGroups } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';

/** The commands that lead a block's own way, which all take that no jump leads elsewhere, to a block, to the ending, or with null to the next in order. */
export function ownWayCommands(block: Block, target: string | null): Command[] {
  const { unique_question_id: id, is_end } = block;
  if (target === END && is_end) return [];
  // Because an ending overrules the ways of single answers, which nobody has touched.
  if (target === END && !hasFurtherWays(block)) return [{ kind: 'updateBlock', id, change: { is_end: true } }];
  return ledTo(block, target);
}

/** Whether a block overrules ways that it has: it ends the dialog, or leads away from a conversation that no model leads. */
function isOverruling(block: Block): boolean {
  return block.is_end || fallbackAlone(block) !== null;
}

/** What makes a block overrule none of its ways. Those that it has overruled are left out, because they would come into force unasked. */
export function overrulingNone(block: Block): BlockChange {
  return {
    is_end: false,
    ...(block.jump_to_ids.length > 0 ? { jump_to_ids: [] } : {}),
    ...(block.type === 'gpt' && hasTalkWays(block)
      ? {
          fallback_target: null,
          gpt_exit_conditions: block.gpt_exit_conditions.map((exit) => ({ ...exit, target: null })),
        }
      : {}),
  };
}

/** How a block goes on that takes over a block's own way: the fields of the new one. */
export function ownWayOf(block: Block): Pick<Block, 'is_end' | 'jump_to_question'> {
  const { is_end, jump_to_question } = block;
  return { is_end, jump_to_question: is_end ? null : (fallbackAlone(block) ?? jump_to_question) };
}

/** The commands after which a block goes on with the next in order, because what it went on with has been taken over. */
export function nextInOrder(block: Block): Command[] {
  return isOverruling(block) || block.jump_to_question !== null ? ownWayCommands(block, null) : [];
}

/** Where a block goes on, or ends, whatever its answers lead away from. */
export function goingTo({ all_questions }: SurveyData, block: Block): string {
  if (block.is_end) return END;
  const target = fallbackAlone(block) ?? block.jump_to_question;
  const isKnown = target === END || all_questions.some(({ unique_question_id }) => unique_question_id === target);
  return (isKnown ? target : loopGroups(all_questions).followingOf(block.unique_question_id)) ?? END;
}

/** Lets a block go on to where the order has led it, or end there (null), though another one comes in between. */
export function keptGoing({ all_questions }: SurveyData, block: Block, following: string | null): Command[] {
  const target = fallbackAlone(block) ?? block.jump_to_question;
  const known = [END, ...all_questions.map(({ unique_question_id }) => unique_question_id)];
  // A way to a block that is gone leads along the order, too.
  if (block.is_end || (target !== null && known.includes(target))) return [];
  return ledTo(block, following ?? END);
}

function ledTo(block: Block, target: string | null): Command[] {
  const { unique_question_id: id } = block;
  return [
    ...(isOverruling(block) ? [{ kind: 'updateBlock', id, change: overrulingNone(block) } as const] : []),
    { kind: 'connectBlocks', source: id, target },
  ];
}

/** The fields with which a block goes on at a target, where `following` comes next in order; null: it is the last one. */
export function leadingTo(target: string, following: string | null): Pick<Block, 'is_end' | 'jump_to_question'> {
  if (target === (following ?? END)) return { is_end: false, jump_to_question: null };
  return target === END ? { is_end: true, jump_to_question: null } : { is_end: false, jump_to_question: target };
}

function hasFurtherWays(block: Block): boolean {
  return block.jump_to_ids.length > 0 || (block.type === 'gpt' && hasTalkWays(block));
}

function hasTalkWays({ fallback_target, gpt_exit_conditions }: Extract<Block, { type: 'gpt' }>): boolean {
  return fallback_target !== null || gpt_exit_conditions.some(({ target }) => target !== null);
}
