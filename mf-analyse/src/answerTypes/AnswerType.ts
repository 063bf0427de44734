import type { QuestionSummary } from '@dialogwerk/shared/contract';
import type { Cell, GivenValue } from './Cell.ts';

/** A figure of a question's answers; it is drawn once there is something to draw. */
export type Figure =
  /** How many chose what; `multiple`: several could be chosen and were. */
  | { readonly kind: 'shares'; readonly multiple: (question: QuestionSummary) => boolean }
  /** The same of what stands in an order. */
  | { readonly kind: 'columns' }
  /** How many gave which number. */
  | { readonly kind: 'spread' }
  | { readonly kind: 'nps' }
  | { readonly kind: 'numbers' }
  /** What was written or sent, each by itself. */
  | { readonly kind: 'answers'; readonly written: (text: string) => string }
  /** A mean for each option: its place in a ranking, or what it was given. */
  | {
      readonly kind: 'means';
      readonly of: 'ranks' | 'means';
      readonly note: string;
      readonly written: (mean: string) => string;
    };

/** How the answers to a type read. */
export interface AnswerType {
  /** One answer, in the table of conversations; `labelOf`: the wording of what can be chosen, by its id. */
  readonly cell: (value: GivenValue, labelOf: (id: string) => string | undefined) => Cell;
  /** In the order in which they are shown. */
  readonly figures: readonly Figure[];
}
