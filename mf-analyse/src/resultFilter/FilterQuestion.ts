/** A question, or a part of one, whose answers a filter can ask for. */
export interface FilterQuestion {
  readonly question: string;
  /** '' for the question itself, else its `nachfrage_id`. */
  readonly part: string;
  readonly title: string;
  /** 'options': choices that come and go with publications, unlike the points of a scale. */
  readonly answers: 'options' | 'choices' | 'numbers' | 'words' | 'others';
  /** What can be chosen, by the ids of stored answers; empty for other answers. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}
