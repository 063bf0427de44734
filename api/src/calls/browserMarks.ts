import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../cookies.ts';

/** What a browser keeps for the server and sends with what it asks for. */
export interface BrowserMarks {
  /** What is kept under a name; null for nothing. */
  readonly read: (name: string) => string | null;
  /** Has the browser keep something, for so many seconds. */
  readonly give: (name: string, value: string, seconds: number) => void;
}

/** Those of work that no browser asks for. */
export const noMarks: BrowserMarks = { read: () => null, give: () => undefined };

/** The cookies of one request and its answer; no script of a page reads them. */
export function browserMarks(request: FastifyRequest, reply: FastifyReply): BrowserMarks {
  // In another site's frame, where the widget stands, a browser keeps only what is parted by that site; and only encrypted.
  const place = request.protocol === 'https' ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  return {
    read: (name) => cookieOf(request, name),
    give(name, value, seconds) {
      reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${place}`);
    },
  };
}
