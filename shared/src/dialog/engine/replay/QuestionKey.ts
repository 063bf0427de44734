/** Which question, or which part of it. */
export interface QuestionKey {
  readonly unique_question_id: string;
  readonly nachfrage_id: string | null;
}

export const isSameQuestion = (one: QuestionKey, other: QuestionKey): boolean =>
  one.unique_question_id === other.unique_question_id && one.nachfrage_id === other.nachfrage_id;
