import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';
import { landing } from './exitsOf.ts';
import type { ConversationState } from './ConversationState.ts';
import type { Effect } from './events.ts';
import type { Turn } from './Turn.ts';

/** Beyond as many blocks as the survey has, so many more may be gone through in one turn, for loops that count. */
const EXTRA_PASSES = 1_000;

/** The block after `from`: the first jump that holds, else `jump_to_question`, else the next in `order` (domain.md §3.5). */
export function nextBlock(
  survey: CompiledSurvey,
  from: CompiledBlock,
  chosen: readonly string[],
  turn: Turn,
): string | null {
  if (from.block.is_end) return null;
  const jump = from.jumps.find((candidate) =>
    candidate.kind === 'option' ? chosen.includes(candidate.option_id) : candidate.holds(turn.variables) === true,
  );
  return landing(survey.blocks, from, jump ? jump.target : from.block.jump_to_question);
}

/** Runs a block's assignments, each seeing what those before it have set; says whether a value changed. */
function assign({ assignments }: CompiledBlock, turn: Turn): boolean {
  return assignments.map(({ variable, value }) => turn.set(variable, value(turn.variables))).includes(true);
}

/**
 * Goes through blocks from `id` on until one wants a reply or the dialog ends (domain.md §3.7). A calculation runs
 * before its block's text is said, so that the text can name the result. A loop without a
 * question ends the dialog: at once when a block comes round with all variables as they were, because it would
 * come round for ever, else after as many passes as are allowed.
 */
export function goOn(
  survey: CompiledSurvey,
  turn: Turn,
  id: string | null,
): { state: ConversationState; effects: Effect[] } {
  const unchangedSince = new Set<string>();
  let passesLeft = survey.blocks.size + EXTRA_PASSES;
  let here = id === null ? undefined : survey.blocks.get(id);
  while (here && passesLeft > 0 && !unchangedSince.has(here.block.unique_question_id)) {
    const { block, asking } = here;
    unchangedSince.add(block.unique_question_id);
    if (assign(here, turn)) unchangedSince.clear();
    turn.say(block.context, block.type, block.unique_question_id);
    if (asking) return turn.asked({ unique_question_id: block.unique_question_id, probe: null });
    const next = nextBlock(survey, here, [], turn);
    here = next === null ? undefined : survey.blocks.get(next);
    passesLeft -= 1;
  }
  return turn.finished();
}
