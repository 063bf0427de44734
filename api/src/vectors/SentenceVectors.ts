import type { Vectors } from '@dialogwerk/shared/dialog/understanding';

/** What sentences mean, as the operator's model takes them (docs/decisions/0125). */
export interface SentenceVectors {
  /** What tells the model from others; null where none is loaded: not set up, still loading, or broken. */
  readonly model: string | null;
  /**
   * The vectors of texts, of those that were there before the signal: none of them is ever worth an error. What comes too late is kept
   * for the next one who asks. Few texts come before many.
   */
  of(texts: readonly string[], signal: AbortSignal): Promise<Vectors>;
  /** Ends the model's process. */
  stop(): void;
}

/** For an operator who has set up none. */
export const noVectors: SentenceVectors = { model: null, of: async () => new Map(), stop: () => {} };
