/** What a page says beside where the conversation stands. */
export interface Beside {
  readonly status?: number;
  /** What was typed, where it stands in the form again. */
  readonly typed?: URLSearchParams;
  /** What is wrong with it. */
  readonly problem?: string;
  /** What else there is to know, above all. */
  readonly notice?: string;
}
