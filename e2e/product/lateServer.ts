import { EventEmitter } from 'node:events';
import { IncomingMessage, Server } from 'node:http';

/**
 * Loaded before the server where `LATE_SERVER` is set: holds each call back for up to so many milliseconds, so that calls
 * overtake each other as on a bad line. Shows who trusts a screen that changes at once, or the order of two answers.
 */
const mostMs = Number(process.env['LATE_SERVER']);

/** The same moments in each run (a linear congruential generator), so that what fails, fails again. */
let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
  return seed / 0x7f_ff_ff_ff;
}

Server.prototype.emit = function emitLate(this: Server, name: string | symbol, ...rest: unknown[]): boolean {
  const [request] = rest;
  const isCall = name === 'request' && request instanceof IncomingMessage && request.url?.startsWith('/api/');
  if (!isCall) return EventEmitter.prototype.emit.call(this, name, ...rest);
  setTimeout(() => EventEmitter.prototype.emit.call(this, name, ...rest), mostMs * random());
  return true;
};
