import { randomUUID } from 'node:crypto';
import type { ConnectionError, FastifyBaseLogger } from 'fastify';
import type { Socket } from 'node:net';
import { answerBareSocket } from './answerBareSocket.ts';
import { CallError } from '../errors/CallError.ts';

/**
 * Answers what is not readable as HTTP at all, on the bare socket, and closes it. Of it only the kind of fault is logged,
 * with an id of its own.
 */
export function answerClientError(
  log: FastifyBaseLogger,
): (error: Pick<ConnectionError, 'code'> & Error, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = refusalOf(error.code);
    const reqId = randomUUID();
    log.info({ reqId, code: error.code, status: refusal.status }, 'unreadable');
    answerBareSocket(socket, refusal, reqId);
    socket.destroy(error);
  };
}

function refusalOf(code: string): CallError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new CallError('request/timeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new CallError('request/headers-too-large');
  return new CallError('request/unreadable');
}
