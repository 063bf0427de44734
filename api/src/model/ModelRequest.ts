/** A form that an answer has to have. */
export interface AnswerForm {
  readonly name: string;
  /** JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What a model is asked. */
export interface ModelRequest {
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly temperature: number;
  /** The most tokens of the answer, without what a model thinks before it. */
  readonly max_tokens: number;
  /** null for plain text. */
  readonly form: AnswerForm | null;
}

/** What an answer took, as its provider counts. */
export interface ModelUsage {
  readonly tokens_in: number;
  /** With those of thinking. */
  readonly tokens_out: number;
  /** Those of `tokens_out` that were thought and not said. */
  readonly tokens_thought: number;
}

/** What came back: what a model says, and nothing of what it thought before. */
export interface ModelAnswer {
  readonly text: string;
  /** Of the provider; null where it did not say. */
  readonly usage: ModelUsage | null;
}
