/**
 * A refusal that the caller gets to see: status and a German sentence (or one of the names that spec §8 fixes).
 * Anything else that is thrown becomes a 500 with a general sentence, and is logged.
 */
export class CallError extends Error {
  readonly status: number;
  readonly field: string | undefined;
  /** Sent as they are, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, msg: string, more: { field?: string; headers?: Record<string, string> } = {}) {
    super(msg);
    this.name = 'CallError';
    this.status = status;
    this.field = more.field;
    this.headers = more.headers ?? {};
  }
}
