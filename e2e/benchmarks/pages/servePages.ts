import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { passThrough } from './passThrough.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * One server for all pages, compressed by brotli: `/references/…` from the folder, Typebot's `startChat` from its recorded
 * answer, everything else from the product, passed through as it is.
 */
export async function servePages(folder: string, startChat: unknown, product: string): Promise<PageServer> {
  const compressed = new Map<string, Buffer>();

  async function answerFile(path: string, response: ServerResponse): Promise<void> {
    const known = compressed.get(path) ?? brotliCompressSync(await readFile(join(folder, path)));
    compressed.set(path, known);
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': known.length });
    response.end(known);
  }

  const pass = passThrough(product);
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', product);
    if (pathname.endsWith('/startChat')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(startChat));
    } else if (pathname.startsWith('/references/')) {
      answerFile(pathname.slice('/references/'.length), response).catch(() => response.writeHead(404).end());
    } else pass(incoming, response);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
