/** A block that is trained, as the calls name it. */
export interface Place {
  /** The dialog's `survey_id`. */
  readonly id: string;
  readonly questionId: string;
}
