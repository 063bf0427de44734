/** What a page says in place of a dialog. */
export interface Notice {
  readonly status: number;
  readonly sentence: string;
  readonly more: string;
  /** The dialog's, in which all of it is said; German where none is known. */
  readonly language: string;
  /** What else there is to know, each by itself. */
  readonly points?: readonly string[];
  /** Where it goes on from here; absent where it does not. */
  readonly goOn?: { readonly href: string; readonly said: string };
  /** Whether it asks for the password, and what was wrong with the one before. */
  readonly asks?: { readonly problem: string | null };
  /** When to try again, in seconds. */
  readonly retryAfter?: number;
}
