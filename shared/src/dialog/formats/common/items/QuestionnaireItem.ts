/** One item of a questionnaire, out of its groups, whatever the format of its file. */
export interface QuestionnaireItem {
  /** What it is called by in its file, in which nothing else is called so. */
  readonly linkId: string;
  /** What is said. */
  readonly text: string;
  /** What people call it. */
  readonly name: string;
  /** Its block's `unique_question_id`. */
  readonly id: string;
  readonly variable: string;
  /** Nobody has to answer it. */
  readonly optional: boolean;
}
