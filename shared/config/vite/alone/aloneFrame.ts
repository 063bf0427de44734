import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import type { ModuleManifest } from '../../../src/contract/moduleManifest.ts';
import type { RemoteRegistry } from '../../../src/contract/release.ts';
import { aloneRegistry } from './aloneRegistry.ts';
import { markOf } from './markOf.ts';

const BEGIN = 'virtual:dialogwerk/alone-begin';

/** Where the shell lies. */
export interface Frame {
  /** Its page, as a file. */
  readonly page: string;
  readonly style: string;
  /** What starts it: a file, or a package's door. */
  readonly main: string;
  /** What helps a module that runs alone: a package's door. */
  readonly help: string;
  /** The folder of the page's pictures. */
  readonly publicDir: string;
}

/**
 * Serves the shell's own page around a module that runs from its sources: bar, tabs, guards and dialogs are the real ones.
 * The registry is the installation's, with this module in it (`aloneRegistry`).
 */
export function aloneFrame(manifest: ModuleManifest, { page, style, main, help }: Frame, api: string): Plugin {
  return {
    name: 'dialogwerk-alone-frame',
    resolveId: (source) => (source === BEGIN ? `\0${BEGIN}` : null),
    load: (source) =>
      source === `\0${BEGIN}`
        ? `import { logInAlone } from '${help}';\nawait logInAlone();\nawait import(${JSON.stringify(main)});`
        : null,
    configureServer(server) {
      const login = { username: process.env['ALONE_USERNAME'], password: process.env['ALONE_PASSWORD'] };
      server.middlewares.use('/remotes.json', (_request, response) => {
        void aloneRegistry(manifest, api).then((registry) => sendJson(response, JSON.stringify(registry)));
      });
      // What runs from sources is no version that the installation should count.
      server.middlewares.use('/api/reports', (_request, response) => void response.writeHead(204).end());
      server.middlewares.use('/alone-login', (_request, response) => sendJson(response, JSON.stringify(login)));
      server.middlewares.use((request, response, next) => {
        if (!isPage(request)) return next();
        const send = async (): Promise<void> => {
          const registry = await aloneRegistry(manifest, api);
          const known = originsOf(registry) + inPage(registry) + markOf(manifest.id, api);
          const html = framed(await readFile(page, 'utf8'), style, known);
          const served = await server.transformIndexHtml(request.url ?? '/', html);
          response.setHeader('content-type', 'text/html; charset=utf-8').end(served);
        };
        return void send();
      });
    },
  };
}

/** The shell's page as a server for developing sends it: with the sources of its style, and with what begins here. */
function framed(html: string, style: string, mark: string): string {
  return html
    .replace('</body>', () => `${mark}</body>`)
    .replace(/(<link rel="stylesheet" href=")[^"]+/, (_, before: string) => `${before}/@fs/${style.replace(/^\//, '')}`)
    .replace(/(<script type="module" src=")[^"]+/, (_, before: string) => `${before}/@id/__x00__${BEGIN}`);
}

/** The other hosts from which the installation has released modules; its own page names them in the same way. */
function originsOf({ remotes }: RemoteRegistry): string {
  const entries = remotes.flatMap(({ entry, lastGood }) => [entry, lastGood?.entry ?? '']);
  const origins = new Set(entries.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).origin));
  return origins.size === 0 ? '' : `<meta name="module-origins" content="${[...origins].join(' ')}">`;
}

/** In the page as the installation's own has it: the frame learns from it which addresses there are. */
function inPage(registry: RemoteRegistry): string {
  return `<script type="application/json" id="remotes">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>`;
}

/** An address of the browser's bar, and no file or call. */
function isPage({ method, headers, url = '/' }: Connect.IncomingMessage): boolean {
  const isTaken = /^\/(api|media|remotes|@|src|node_modules)/.test(url);
  return method === 'GET' && !isTaken && (headers.accept ?? '').includes('text/html');
}

function sendJson(response: ServerResponse, json: string): void {
  response.setHeader('content-type', 'application/json').end(json);
}
