/** One thing that the model server of tests does with a request. */
export type ModelBehaviour =
  /** Thinks before it speaks, in one of the ways in which models do; `ms` passes in silence before. */
  | {
      readonly kind: 'think';
      readonly how: 'apart' | 'inline' | 'unclosed' | 'unbegun';
      readonly thought: string;
      readonly text: string;
      readonly ms?: number;
    }
  /** Says something and ends because the length is used up. */
  | { readonly kind: 'length'; readonly text: string; readonly thought?: string }
  /** Streams a text in pieces; `usage` at the end. */
  | { readonly kind: 'say'; readonly text: string; readonly everyMs?: number; readonly pieces?: number }
  /** Streams a text without saying what it used. */
  | { readonly kind: 'say-without-usage'; readonly text: string }
  /** Answers in one piece, as if it had not heard of streams. */
  | { readonly kind: 'whole'; readonly text: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Begins to answer and then sends nothing more. */
  | { readonly kind: 'stall'; readonly text: string }
  /** Begins to answer and ends the connection. */
  | { readonly kind: 'cut'; readonly text: string }
  /** Ends the stream in order, but in the middle of what it says. */
  | { readonly kind: 'end-early'; readonly text: string }
  /** Sends broken events between good ones. */
  | { readonly kind: 'broken-events'; readonly text: string }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'filter'; readonly text: string }
  /** Tells of a fault within the stream. */
  | { readonly kind: 'error-event' }
  /** Never ends. */
  | { readonly kind: 'endless' }
  /** Ends the connection at once. */
  | { readonly kind: 'hang-up' };
