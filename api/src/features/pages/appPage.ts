import { moduleIds, modulePaths } from '@dialogwerk/shared/contract';
import { appHead } from './appHead.ts';
import type { Installation } from './appHead.ts';
import { escapeHtml, jsonForScript } from '../../escapeHtml.ts';
import { readRegistry, readRelease, releaseAddress } from './releases.ts';

/**
 * The author's page for a path: the built `index.html` with the path's title and share tags, with the registry in it, and
 * with the files of the module that the path shows named for the browser to fetch while the shell still starts. Registry
 * and names only save round trips: the shell asks for the registry again when a module does not come.
 */
export async function appPage(
  template: string,
  productDir: string,
  path: string,
  installation: Installation,
): Promise<string> {
  const segment = path.split('/')[0] ?? '';
  const id = moduleIds.find((module) => modulePaths[module].includes(segment));
  const release = id ? await readRelease(productDir, id) : null;
  const files = release ? [release.entry, ...release.preload].map((file) => releaseAddress(release, file)) : [];
  const head = [
    `<script type="application/json" id="remotes">${jsonForScript(await readRegistry(productDir))}</script>`,
    ...files.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
  ];
  return template
    .replace('<!--app:head-->', () => appHead(path, installation).join('\n    '))
    .replace('</head>', () => `${head.join('\n')}\n</head>`);
}
