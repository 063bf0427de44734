/**
 * A refusal that the caller gets to see: status and a German sentence (or one of the names that spec §8 fixes).
 * Anything else that is thrown becomes a 500 with a general sentence, and is logged.
 */
export class CallError extends Error {
  readonly status: number;
  readonly field: string | undefined;
  /** Sent as they are, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  /** Further fields of the answer's body, such as the `state` beside a stale turn's 409. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    msg: string,
    more: { field?: string; headers?: Record<string, string>; body?: Record<string, unknown> } = {},
  ) {
    super(msg);
    this.name = 'CallError';
    this.status = status;
    this.field = more.field;
    this.headers = more.headers ?? {};
    this.body = more.body ?? {};
  }
}
