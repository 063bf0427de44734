import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { callTexts } from './texts.ts';

/** Answers what is not readable as HTTP at all, on the bare socket, and closes it. Nothing of it is logged. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, msg] = answerTo(error.code);
  const body = JSON.stringify({ msg });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

function answerTo(code: string): readonly [status: string, msg: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', callTexts.requestTimeout];
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', callTexts.headersTooLarge];
  return ['400 Bad Request', callTexts.badRequest];
}
