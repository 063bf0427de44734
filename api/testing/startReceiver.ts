import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a receiver was told. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another system on this machine that is told what happens. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers; 200 at first. */
  answer: (response: ServerResponse, received: Received) => void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      const one = { path, headers, body };
      receiver.received.push(one);
      receiver.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const receiver: Receiver = {
    url: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/hook`,
    received: [],
    answer: (response) => void response.end('ok'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
