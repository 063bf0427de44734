import type { Dialect } from '../Dialect.ts';
import type { Endpoint } from '../Endpoint.ts';
import type { ModelRequest, ModelUsage } from '../ModelRequest.ts';

/** A piece of an answer, as it comes. */
export type Piece =
  | { readonly kind: 'said'; readonly text: string }
  /** The model thinks: told apart by its provider, and not kept. */
  | { readonly kind: 'thought' }
  | { readonly kind: 'used'; readonly usage: ModelUsage }
  | { readonly kind: 'refused' }
  /** The provider tells of a fault in the middle of an answer. */
  | { readonly kind: 'failed' }
  /** Nothing follows; `cut` where the length was used up. */
  | { readonly kind: 'ended'; readonly cut: boolean };

/** What one request is made with. */
export interface Sending {
  readonly endpoint: Endpoint;
  /** `max_tokens` with those of thinking. */
  readonly request: ModelRequest;
  readonly dialect: Dialect;
  /** Reaches the endpoint's host alone, throws for every answer that is none, and ends with the call. */
  readonly fetch: typeof fetch;
}

/** Speaks the language of one kind of endpoint. */
export type Provider = (sending: Sending) => AsyncIterable<Piece>;
