import type { WayReason } from '../events.ts';
import type { CompiledBlock, CompiledJump, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { landing } from '../survey/exitsOf.ts';
import type { Turn } from './Turn.ts';

/** Stands among what was chosen for a conditional jump that a reply was understood as (domain.md §5). */
export function jumpMeant(target: string): string {
  return `jump ${target}`;
}

/** The block after `from`: the first jump that holds, else `jump_to_question`, else the next in `order` (domain.md §3.5). */
export function nextBlock(
  survey: CompiledSurvey,
  from: CompiledBlock,
  chosen: readonly string[],
  turn: Turn,
): string | null {
  const { unique_question_id, is_end, screens_out = false, jump_to_question } = from.block;
  turn.screens = is_end && screens_out;
  if (is_end) return null;
  const jump = from.jumps.find((candidate) => {
    if (candidate.kind === 'always') return true;
    return candidate.kind === 'option'
      ? chosen.includes(candidate.option_id)
      : chosen.includes(jumpMeant(candidate.target)) || candidate.holds(turn.variables, turn.at) === true;
  });
  const to = landing(survey.blocks, from, jump ? jump.target : jump_to_question);
  return turn.goes(
    unique_question_id,
    to,
    jump ? reasonOf(jump, chosen) : { kind: isJump(from, to) ? 'jump' : 'order' },
  );
}

function reasonOf(jump: CompiledJump, chosen: readonly string[]): WayReason {
  if (jump.kind === 'always') return { kind: 'fallback' };
  if (jump.kind === 'option') return { kind: 'option', option_id: jump.option_id };
  return chosen.includes(jumpMeant(jump.target)) ? { kind: 'meant' } : { kind: 'condition', condition: jump.condition };
}

/** Whether it is the block's 'Springe zu' that leads there, and not only the order. */
function isJump({ block: { jump_to_question }, following }: CompiledBlock, to: string | null): boolean {
  return jump_to_question !== null && to !== following;
}
