/** What stands around a respondent's feedback. */
export interface FeedbackTexts {
  readonly question: string;
  /** What 1 and 5 stand for. */
  readonly worst: string;
  readonly best: string;
  readonly rating: (rating: number) => string;
  readonly more: string;
  readonly aboutQuestion: string;
  readonly whoReads: string;
  readonly send: string;
  readonly sending: string;
  readonly nothing: string;
  readonly tooLong: (length: number, most: number) => string;
  readonly notSent: string;
  readonly thanks: string;
}
