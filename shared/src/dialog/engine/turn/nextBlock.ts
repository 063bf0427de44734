import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
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
  if (from.block.is_end) return null;
  const jump = from.jumps.find((candidate) => {
    if (candidate.kind === 'always') return true;
    return candidate.kind === 'option'
      ? chosen.includes(candidate.option_id)
      : chosen.includes(jumpMeant(candidate.target)) || candidate.holds(turn.variables, turn.at) === true;
  });
  return landing(survey.blocks, from, jump ? jump.target : from.block.jump_to_question);
}
