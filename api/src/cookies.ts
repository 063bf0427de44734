import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that only the server reads. */
interface OwnCookie {
  readonly name: string;
  readonly value: string;
  /** How long it is kept. */
  readonly seconds: number;
  /** Below which it is sent; everywhere when absent. */
  readonly path?: string;
}

/** The value of a cookie; null where the browser sent none of that name. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** Has the browser keep a cookie that no script reads, sent by its own pages and by links that lead here. */
export function setCookie(reply: FastifyReply, { name, value, seconds, path = '/' }: OwnCookie): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}
