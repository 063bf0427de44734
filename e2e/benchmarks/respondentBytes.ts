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

/** The folder of what was built last. */
async function built(name: string): Promise<string> {
  const dist = join(root, name, 'dist');
  const { version }: { version: string } = JSON.parse(await readFile(join(dist, 'built.json'), 'utf8'));
  return join(dist, version);
}
const page = join(await built('shell'), 'live.html');
const module = await built('mf-assess-live');

const html = await readFile(page, 'utf8');
const assets = [...html.matchAll(/(?:src|href)="\/(?<path>assets\/[^"]+)"/g)].map(
  (match) => match.groups?.['path'] ?? '',
);
const release: { live: string; livePreload: string[] } = JSON.parse(
  await readFile(join(module, 'release.json'), 'utf8'),
);
const files = [
  page,
  ...assets.map((path) => join(dirname(page), path)),
  ...[release.live, ...release.livePreload].map((file) => join(module, file)),
];

let total = 0;
for (const file of files) {
  const bytes = brotliCompressSync(await readFile(file)).length;
  total += bytes;
  console.log(`${(bytes / 1000).toFixed(2).padStart(8)} kB  ${file.slice(root.length)}`);
}
console.log(`${(total / 1000).toFixed(2).padStart(8)} kB  in all`);
