import type { HttpRequest } from './buildRequest.ts';

export interface HttpAnswer {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: unknown;
  /** HTTP's own words for the status, where the transport and the protocol have any. */
  readonly statusText?: string;
}

/** Sends one request; never throws but for an abort. */
export type Transport = (
  request: HttpRequest,
  bearer: string | null,
  signal: AbortSignal | undefined,
) => Promise<HttpAnswer>;

export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

/** Where a client keeps its tokens; read before each call, because another tab may have renewed them. */
export interface TokenStore {
  read(): TokenPair | null;
  write(tokens: TokenPair): void;
}
