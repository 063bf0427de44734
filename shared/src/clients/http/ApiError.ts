import type { CallName, ErrorCode, uploads } from '../../contract/index.ts';

type Called = CallName | keyof typeof uploads;

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: Called;
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** What it was refused for; null when there was no answer of ours. */
  readonly code: ErrorCode | null;
  /** The server's sentence or word (spec §8), for people alone; '' when there was no answer. */
  readonly msg: string;
  /** The request's field that was wrong, when one was. */
  readonly field: string | undefined;
  /** The id under which the server's log has the request; undefined when there was no answer of ours. */
  readonly requestId: string | undefined;
  /** The answer's whole body, for calls whose refusals carry more. */
  readonly body: unknown;

  /** HTTP's own words for the status; '' where there are none (HTTP/2). */
  readonly statusText: string;

  constructor(call: Called, status: number, body: unknown, statusText = '') {
    const { msg, code, field, requestId } = readBody(body);
    super(`${call}: ${status} ${msg}`);
    this.call = call;
    this.status = status;
    this.msg = msg;
    this.code = code;
    this.field = field;
    this.requestId = requestId;
    this.body = body;
    this.statusText = statusText;
  }
}

/** The code of a refusal's body; null for a body that is not ours. */
export function codeOf(body: unknown): ErrorCode | null {
  const code = textOf(body, 'code');
  return isErrorCode(code) ? code : null;
}

function readBody(body: unknown) {
  return {
    msg: textOf(body, 'msg') ?? '',
    code: codeOf(body),
    field: textOf(body, 'field'),
    requestId: textOf(body, 'request_id'),
  };
}

function textOf(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : undefined;
}

/** The contract's word is taken, as for every answer: the page carries no list of the codes. */
function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined;
}
