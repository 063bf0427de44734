import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface FileHost {
  /** Its origin, another one than the product's. */
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  stop(): void;
}

/** A host of a team's own on a port of its own, which gives files to pages of other hosts; `find` says where each path lies. */
export async function serveFiles(
  find: (path: string) => string,
  alter: (text: Buffer, path: string) => Buffer | string = (text) => text,
): Promise<FileHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://here');
    asked.push(pathname);
    readFile(find(pathname)).then(
      (content) =>
        response
          .writeHead(200, {
            'access-control-allow-origin': '*',
            'content-type': types[extname(pathname)] ?? 'application/octet-stream',
          })
          .end(alter(content, pathname)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
