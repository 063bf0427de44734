import type { QuestionInput } from '../../../contract/index.ts';
import type { Evaluate } from '../../expressions/compileExpression.ts';
import { isDay } from '../../expressions/isDay.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { CompiledBlock } from './CompiledSurvey.ts';

/** What bounds that move depend on. */
export type BoundsKnown = Partial<Pick<ConversationState, 'variables' | 'at'>>;

/**
 * The input of a date between the days that its bounds come to in this conversation. One that comes to no day, such as that of an answer that
 * was skipped, binds nobody; where no day keeps all of them, only the fixed ones hold, because a respondent must never be stuck.
 */
export function boundedDays({ bounds }: CompiledBlock, input: QuestionInput, known: BoundsKnown): QuestionInput {
  if (!bounds || input.type !== 'date') return input;
  const dayOf = (bound: Evaluate | null): string | null => {
    const day = bound?.(known.variables ?? {}, known.at) ?? null;
    return typeof day === 'string' && isDay(day) ? day : null;
  };
  const lower = [input.min, dayOf(bounds.earliest)].filter((day) => day !== null).toSorted();
  const upper = [input.max, dayOf(bounds.latest)].filter((day) => day !== null).toSorted();
  const [min, max] = [lower.at(-1) ?? null, upper[0] ?? null];
  return min !== null && max !== null && min > max ? input : { ...input, min, max };
}
