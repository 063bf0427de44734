import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { z } from 'zod';
import { passThrough } from '../pages/passThrough.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** What the product puts into its page for the federated shell alone. */
const federatedTags =
  /<script type="importmap".*?<\/script>|<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/gs;

/** The tags that a page of the composed build begins with: its entry and its styles. */
const composedTags = /<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/gs;

/**
 * Serves a build of `buildComposed` as the product serves the federated one: files compressed, the same headers, the files of
 * `module`'s first screen preloaded; everything else is the product's own. Gives its address.
 */
export async function serveComposed(
  folder: string,
  product: string,
  module: ModuleId,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const preloads = (await filesOf(folder, module)).map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  // Before anybody asks, as the product's own files are.
  const compressed = new Map<string, Buffer>();
  for (const file of await readdir(join(folder, 'assets')))
    compressed.set(`/assets/${file}`, brotliCompressSync(await readFile(join(folder, 'assets', file))));

  function answerFile(path: string, response: ServerResponse): void {
    const known = compressed.get(path);
    if (!known) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': known.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'self'; object-src 'none'; require-trusted-types-for 'script'",
      'x-content-type-options': 'nosniff',
    });
    response.end(known);
  }

  async function answerPage(path: string, response: ServerResponse): Promise<void> {
    const page = await (await fetch(new URL(path, product), { headers: { accept: 'text/html' } })).text();
    const tags = [...template.matchAll(composedTags)].map(([tag]) => tag).join('');
    const html = page.replace(federatedTags, '').replace('</head>', () => `${tags}${preloads}</head>`);
    const body = brotliCompressSync(html);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  }

  const pass = passThrough(product);
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', product);
    const fail = (): void => void response.writeHead(404).end();
    if (pathname.startsWith('/assets/')) answerFile(pathname, response);
    else if (incoming.headers.accept?.includes('text/html')) answerPage(pathname, response).catch(fail);
    else pass(incoming, response);
  });
  server.listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) => {
    server.on('listening', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const viteManifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }));

/** The scripts of a module that is a route of its own, with what they import; none where it is part of the page's first file. */
async function filesOf(folder: string, module: ModuleId): Promise<string[]> {
  const manifest = viteManifest.parse(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const wanted = [`../${module}/src/module.tsx`];
  const files = new Set<string>();
  for (const name of wanted) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    wanted.push(...(chunk.imports ?? []));
  }
  return [...files];
}
