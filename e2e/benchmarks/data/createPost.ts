import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** Sends a body and gives status and answer; rejects when there was no answer. */
export type Post = (path: string, token: string, body: object) => Promise<{ status: number; body: unknown }>;

/** Sends JSON over kept connections; cheaper than `fetch`, because load and server share the machine. */
export function createPost(url: string, connections: number): { readonly post: Post; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: (path, token, body) =>
      new Promise((resolve, reject) => {
        const payload = JSON.stringify(body);
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        };
        const sent = request(new URL(path, url), { method: 'POST', agent, headers }, (response) => {
          json(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
        });
        sent.on('error', reject);
        sent.end(payload);
      }),
    close: () => agent.destroy(),
  };
}
