import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModuleManifest } from '../../src/contract/moduleManifest.ts';
import type { RemoteRegistry } from '../../src/contract/release.ts';
import { streams } from '../../src/contract/streams.ts';
import type { Built } from './Built.ts';
import { kitAnswer, patternOf } from './kitAnswers.ts';
import type { Mood } from './kitAnswers.ts';
import { kitPage } from './kitPage.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export interface KitServer {
  readonly url: string;
  setMood(mood: Mood): void;
  /** Waits until nothing was asked for a moment; some seconds at most. */
  quiet(): Promise<void>;
  stop(): void;
}

const QUIET_MS = 250;
/** A module may ask again and again while it is refused. */
const MOST_MS = 2_000;

const streamPaths = Object.values(streams).map(({ path }) => patternOf(path));

/** An installation with one shell and one module on a port of its own, whose api answers out of the contract. */
export async function startKitServer(shell: Built, area: ModuleManifest, module: Built): Promise<KitServer> {
  const registry = registryOf(shell, area, module);
  const page = await kitPage(shell, registry);
  const folder = `/remotes/${area.id}/${module.manifest.version}/`;
  let mood: Mood = 'well';
  const work = { open: 0, lastAt: performance.now() };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://kit');
    if (pathname === '/remotes.json') return sendJson(response, 200, registry);
    // Nobody says anything there, and nobody hangs up.
    if (streamPaths.some((path) => path.test(pathname))) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return;
    }
    if (pathname.startsWith('/api/')) {
      const given = kitAnswer(request.method ?? 'GET', pathname, mood);
      return sendJson(response, given?.status ?? 404, given?.body ?? { code: 'request/unknown-address', msg: '' });
    }
    const file = pathname.startsWith(folder)
      ? await module.read(pathname.slice(folder.length))
      : await shell.read(pathname.slice(1) || 'none');
    const type = types[extname(pathname)];
    if (file && type !== undefined) {
      response.setHeader('content-type', type).end(file);
    } else if (extname(pathname) === '') {
      response.writeHead(200, page.headers).end(page.html);
    } else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    work.open += 1;
    const end = (): void => {
      work.open -= 1;
      work.lastAt = performance.now();
    };
    answer(request, response).then(end, () => {
      end();
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (typeof at !== 'object' || !at) throw new Error('The server of the test kit has no port.');
  return {
    url: `http://127.0.0.1:${at.port}`,
    setMood: (wanted) => {
      mood = wanted;
    },
    async quiet() {
      const until = performance.now() + MOST_MS;
      while (performance.now() < until && (work.open > 0 || performance.now() - work.lastAt < QUIET_MS)) await wait(25);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function registryOf(shell: Built, area: ModuleManifest, { manifest }: Built): RemoteRegistry {
  const { id } = area;
  const { version, contract, needs, integrity, entry = 'remoteEntry.js' } = manifest;
  const address = `/remotes/${id}/${version}/${entry}`;
  const remote = { id, contract, version, entry: address, needs, integrity, signature: '' };
  return {
    composition: '0'.repeat(16),
    shell: shell.manifest.version,
    api: 'kit',
    // Which calls an api answers is compared where versions are released; here each is answered.
    calls: needs.calls,
    versions: { [id]: version },
    areas: [area],
    remotes: [{ ...remote, because: 'current', lastGood: null }],
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
