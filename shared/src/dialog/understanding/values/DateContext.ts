/** A sentence that may name a day. */
export interface DateContext {
  readonly text: string;
  /** As `spokenWords` gives them. */
  readonly words: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** Whether the words speak of what was or of what will be; null where they do not say. */
  readonly tense: 'past' | 'future' | null;
  /** Whether the question takes a day. */
  readonly isPossible: (day: string) => boolean;
}
