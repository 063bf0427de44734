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
  /** The most tokens of the answer. */
  readonly max_tokens: number;
  /** null for plain text. */
  readonly form: AnswerForm | null;
}

/** What came back. */
export interface ModelAnswer {
  readonly text: string;
  /** Of the provider; null where it did not say. */
  readonly usage: { readonly tokens_in: number; readonly tokens_out: number } | null;
}
