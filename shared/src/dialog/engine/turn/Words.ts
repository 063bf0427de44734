import type { Answer } from '../../blocks/BlockRule.ts';
import type { OpenPlace } from '../ConversationState.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { Understood } from '../words/Understood.ts';
import type { AskedQuestion } from './AskedQuestion.ts';

/** A reply in one's own words to the open choice. */
export interface Words {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly place: OpenPlace;
  readonly asked: AskedQuestion;
  readonly text: string;
  /** Absent: nothing understands it. */
  readonly understood: Understood | undefined;
}

/** What words are taken for: an answer that goes on, going on without one, one that is not valid, or choices and values to ask about; none when they are not understood. */
export type Meaning =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly label: string | null }
  | { readonly kind: 'skip' }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'ask'; readonly candidates: readonly string[] };
