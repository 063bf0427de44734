import type { ModelCallKept } from '@dialogwerk/shared/contract';
import type { ModelRequest } from '../model/ModelRequest.ts';

/** One question to a model, in a conversation. */
export interface Question {
  readonly purpose: ModelCallKept['purpose'];
  /** Raised with every change of the product's own instructions. */
  readonly prompt_version: string;
  /** With `DATA_MARK` where the id of this conversation's data comes. */
  readonly request: ModelRequest;
  /** The most of the turn's time that it may take, 0 to 1; without, all that is left. */
  readonly share?: number;
  /** Told what was said so far. */
  readonly onText?: (text: string) => void;
}

/** What an answer is taken for, with what is kept of that. */
export interface Reading<T> {
  readonly value: T;
  readonly verdict: ModelCallKept['verdict'];
  /** The answer counts as none. */
  readonly isBad?: boolean;
}

/**
 * Asks a model, reads its answer and keeps both; throws `ModelError`. A conversation is played again by an `Ask` that answers
 * from what was kept.
 */
export type Ask = <T>(question: Question, read: (answer: string) => Reading<T>) => Promise<T>;

/** Stands for the id of the data, which is another one in each turn, so that nobody can write its end. */
export const DATA_MARK = '\u27E6daten\u27E7';
