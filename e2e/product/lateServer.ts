import { EventEmitter } from 'node:events';
import { IncomingMessage, Server } from 'node:http';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/**
 * Loaded before the server where `LATE_SERVER` is set: holds each call back for up to so many milliseconds, so that calls
 * overtake each other as on a bad line. Shows who trusts a screen that changes at once, or the order of two answers.
 */
const mostMs = Number(process.env['LATE_SERVER']);

/** The same moments in each run, so that what fails, fails again. */
const random = xoroshiro128plus(1);

Server.prototype.emit = function emitLate(this: Server, name: string | symbol, ...rest: unknown[]): boolean {
  const [request] = rest;
  const isCall = name === 'request' && request instanceof IncomingMessage && request.url?.startsWith('/api/');
  if (!isCall) return EventEmitter.prototype.emit.call(this, name, ...rest);
  setTimeout(() => EventEmitter.prototype.emit.call(this, name, ...rest), uniformInt(random, 0, mostMs));
  return true;
};
