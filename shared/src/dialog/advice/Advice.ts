/** What of a question's wording research advises against. */
export type AdviceKind =
  | 'double'
  | 'leading'
  | 'negation'
  | 'absolute'
  | 'period'
  | 'long'
  | 'jargon'
  | 'unbalanced'
  | 'overlap'
  | 'gap'
  | 'sensitive'
  | 'personal';

/** A hint on how a question is worded: no fault, and the author may have reasons. */
export interface Advice {
  /** The same as long as what it is about is worded so. */
  readonly id: string;
  readonly kind: AdviceKind;
  readonly unique_question_id: string;
  /** What the author calls that block. */
  readonly place: string;
  /** The words that it is about. */
  readonly quote: string;
  /** What these words stand in, as far as it is looked at. */
  readonly text: string;
  /** Why the author wants it so, who is told nothing of it any more as long as the text is this one; null for none. */
  readonly wanted: string | null;
}
