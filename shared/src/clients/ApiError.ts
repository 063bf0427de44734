import type { CallName, uploads } from '../contract/index.ts';

type Called = CallName | keyof typeof uploads;

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: Called;
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** The server's sentence or name (spec §8); '' when there was no answer. */
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
    const { msg, field, requestId } = readBody(body);
    super(`${call}: ${status} ${msg}`);
    this.call = call;
    this.status = status;
    this.msg = msg;
    this.field = field;
    this.requestId = requestId;
    this.body = body;
    this.statusText = statusText;
  }
}

function readBody(body: unknown): { msg: string; field: string | undefined; requestId: string | undefined } {
  if (typeof body !== 'object' || body === null) return { msg: '', field: undefined, requestId: undefined };
  const msg = 'msg' in body && typeof body.msg === 'string' ? body.msg : '';
  const field = 'field' in body && typeof body.field === 'string' ? body.field : undefined;
  const requestId = 'request_id' in body && typeof body.request_id === 'string' ? body.request_id : undefined;
  return { msg, field, requestId };
}
