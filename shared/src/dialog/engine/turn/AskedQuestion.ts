import type { OpenQuestion, VariableValue } from '../../../contract/index.ts';
import type { Prompt } from '../../blocks/BlockRule.ts';

/** The question at a place, and how its valid reply is read; null for a reply of another type. */
export interface AskedQuestion {
  readonly question: OpenQuestion;
  readonly answer: Prompt['answer'];
  /** Whether an answer that its variable holds keeps the author's rule; absent where there is none. */
  readonly keeps?: (value: VariableValue) => boolean;
}
