import { request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Hands requests on to the product, and its answers back as they are; a connection that breaks ends the answer. */
export const passThrough =
  (product: string) =>
  (incoming: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '/', headers } = incoming;
    const outgoing = forward(new URL(url, product), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
