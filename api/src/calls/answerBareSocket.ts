import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { CallError } from '../errors/CallError.ts';

/** Writes an answer like all others where there is no reply to write it with. */
export function answerBareSocket(socket: Socket, error: CallError, request_id: string): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ ...error.body, request_id });
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${request_id}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
}
