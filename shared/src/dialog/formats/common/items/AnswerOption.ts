/** One answer of a choice in the file. */
export interface AnswerOption {
  readonly code: string | null;
  readonly system: string | null;
  readonly text: string;
  readonly score: number | null;
}
