import { createServer, request as ask } from 'node:http';

export interface Proxy {
  /** Where browsers find the product behind it. */
  readonly url: string;
  /** From now on it changes each file whose path fits, so many times in all. */
  alter(path: RegExp, times: number): void;
  /** How often it has changed something since. */
  altered(): number;
  stop(): void;
}

/**
 * A proxy between browser and product on a port of its own, as networks have them. Because a test's own routes keep the browser
 * from caching, and what a browser keeps of altered files is what is shown here.
 */
export async function startProxy(product: { readonly url: string }): Promise<Proxy> {
  const { hostname, port } = new URL(product.url);
  let wanted: { readonly path: RegExp; readonly times: number } = { path: /^$/, times: 0 };
  let altered = 0;
  const server = createServer((request, response) => {
    // Uncompressed, so that it can be changed.
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { method, url: path = '/' } = request;
    const forward = ask({ hostname, port, path, method, headers }, (answer) => {
      const isAltered = wanted.path.test(path) && altered < wanted.times;
      const { 'content-length': _length, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isAltered ? kept : answer.headers);
      if (isAltered) {
        altered += 1;
        response.write('/* altered on its way */\n');
      }
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (typeof at !== 'object' || !at) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${at.port}`,
    alter: (path, times) => {
      wanted = { path, times };
      altered = 0;
    },
    altered: () => altered,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
