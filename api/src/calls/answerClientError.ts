import { randomUUID } from 'node:crypto';
import type { ConnectionError, FastifyBaseLogger } from 'fastify';
import type { Socket } from 'node:net';
import { answerBareSocket } from './answerBareSocket.ts';
import { callTexts } from './texts.ts';

/**
 * Answers what is not readable as HTTP at all, on the bare socket, and closes it. Of it only the kind of fault is logged,
 * with an id of its own.
 */
export function answerClientError(
  log: FastifyBaseLogger,
): (error: Pick<ConnectionError, 'code'> & Error, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, msg] = answerTo(error.code);
    const reqId = randomUUID();
    log.info({ reqId, code: error.code, status: Number.parseInt(status, 10) }, 'unreadable');
    answerBareSocket(socket, status, msg, reqId);
    socket.destroy(error);
  };
}

function answerTo(code: string): readonly [status: string, msg: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', callTexts.requestTimeout];
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', callTexts.headersTooLarge];
  return ['400 Bad Request', callTexts.badRequest];
}
