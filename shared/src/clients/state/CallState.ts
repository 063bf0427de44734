/** What is known of something that a screen shows; `reason` is a German sentence for the author. */
export type CallState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly value: Value };

export const loading: CallState<never> = { kind: 'loading' };
