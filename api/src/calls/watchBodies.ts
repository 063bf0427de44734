import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBareSocket } from './answerBareSocket.ts';
import { CallError } from '../errors/CallError.ts';

/** How slowly a body may come. */
export interface BodyPace {
  /** How long any body may take: a line may be interrupted. */
  readonly graceMs: number;
  /** Then so many bytes must have come for each second beyond. */
  readonly bytesPerSecond: number;
  /** No call's body takes longer, however it comes. */
  readonly callMs: number;
  /** Nor any other, such as a film's. */
  readonly longestMs: number;
  /** How often it is looked at. */
  readonly intervalMs: number;
}

/** 8 kB/s is less than a telephone with a bad line has; a film of 100 MB takes 15 min at 110 kB/s. */
const PACE: BodyPace = {
  graceMs: 30_000,
  bytesPerSecond: 8_000,
  callMs: 2 * 60_000,
  longestMs: 15 * 60_000,
  intervalMs: 2_000,
};

/** No request takes longer to arrive, with which Node itself ends it; what `watchBodies` does comes before. */
export const REQUEST_TIMEOUT_MS = PACE.longestMs + 60_000;

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly socket: Socket;
  readonly begun: number;
  /** What the socket had read before, for requests that came before on it. */
  readonly before: number;
}

/**
 * Cuts off whose body comes more slowly than anyone's line is, with 408 where nothing was answered yet: bodies of a byte now
 * and then cost their sender nothing and keep what is few from everybody. Looks at the socket alone, so that bodies are
 * read as ever.
 */
export function watchBodies(app: FastifyInstance, pace: BodyPace = PACE): void {
  const arriving = new Set<Arriving>();
  const look = () => {
    const now = performance.now();
    for (const one of arriving) if (isTooSlow(one, pace, now)) cutOff(one);
  };
  const timer = setInterval(look, pace.intervalMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    // Without a socket in tests that call the app directly.
    if (!hasBody || !(raw.socket instanceof Socket)) return;
    const one = { request, reply, socket: raw.socket, begun: performance.now(), before: raw.socket.bytesRead };
    arriving.add(one);
    const arrived = () => arriving.delete(one);
    raw.once('end', arrived).once('close', arrived);
  });
}

function isTooSlow({ request, socket, begun, before }: Arriving, pace: BodyPace, now: number): boolean {
  const took = now - begun;
  const longest = request.routeOptions.config.call ? pace.callMs : pace.longestMs;
  const wanted = ((took - pace.graceMs) / 1_000) * pace.bytesPerSecond;
  return took > longest || socket.bytesRead - before < wanted;
}

function cutOff({ request, reply, socket }: Arriving): void {
  if (!reply.raw.headersSent) answerBareSocket(socket, new CallError('request/timeout'), request.id);
  socket.destroySoon();
}
