import { errors } from '@dialogwerk/shared/contract/errors';
import type { ErrorCode, ErrorRecord, ErrorValues } from '@dialogwerk/shared/contract/errors';

interface More {
  /** The request's field that was wrong, where the code does not stand for one. */
  readonly field?: string;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number;
  /** Further fields of the answer's body, such as the `state` beside a stale turn. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What the code's sentence carries, where it carries something, and more. */
type Details<Code extends ErrorCode> =
  object extends ErrorValues<Code> ? [more?: More] : [details: ErrorValues<Code> & More];

const records: Readonly<Record<ErrorCode, ErrorRecord>> = errors;

/**
 * A refusal that the caller gets to see: status, sentence and field stand in the contract's table of errors. Anything else
 * that is thrown becomes a 500 with a general sentence, and is logged.
 */
export class CallError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the answer's body. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: Code, ...details: Details<Code>) {
    const record = records[code];
    const more: More = details[0] ?? {};
    super(record.msg(more));
    this.code = code;
    this.status = record.status;
    this.field = more.field ?? record.field;
    this.headers = more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) };
    this.more = more.body ?? {};
  }

  /** What is answered: the sentence for people, the code for programs. */
  get body(): Readonly<Record<string, unknown>> {
    const { message: msg, code, field, more } = this;
    return { msg, code, ...(field ? { field } : {}), ...more };
  }
}
