import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/**
 * Prints what a respondent's browser loads of the built product, brotli as it is served: page, entry, styles and messenger.
 * Without what a dialog itself puts into the page, and
 * without the part of the first question's input that some types need. Start: `node e2e/benchmarks/respondentBytes.ts` after `pnpm build`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const page = join(root, 'shell', 'dist', 'live.html');
const moduleDist = join(root, 'mf-assess-live', 'dist');

const html = await readFile(page, 'utf8');
const assets = [...html.matchAll(/(?:src|href)="\/(?<path>assets\/[^"]+)"/g)].map(
  (match) => match.groups?.['path'] ?? '',
);
const release: { version: string; live: string; livePreload: string[] } = JSON.parse(
  await readFile(join(moduleDist, 'release.json'), 'utf8'),
);
const files = [
  page,
  ...assets.map((path) => join(dirname(page), path)),
  ...[release.live, ...release.livePreload].map((file) => join(moduleDist, release.version, file)),
];

let total = 0;
for (const file of files) {
  const bytes = brotliCompressSync(await readFile(file)).length;
  total += bytes;
  console.log(`${(bytes / 1000).toFixed(2).padStart(8)} kB  ${file.slice(root.length)}`);
}
console.log(`${(total / 1000).toFixed(2).padStart(8)} kB  in all`);
