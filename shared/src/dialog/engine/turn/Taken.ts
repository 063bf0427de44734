import type { Answer } from '../../blocks/BlockRule.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { OpenPlace } from '../ConversationState.ts';
import type { Turn } from './Turn.ts';

/** A reply that is valid, on its way through steps 2 to 5 of domain.md §3. */
export interface Taken {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly place: OpenPlace;
  readonly turn: Turn;
  readonly answer: Answer | 'skipped';
  /** The respondent's words, as their bubble reads; null for a recording, whose words are not known, and for what was typed covered. */
  readonly words: string | null;
}
