import { moduleIds, modulePaths } from '@dialogwerk/shared/contract';
import { addressOf } from '../../releases/createReleases.ts';
import type { Releases } from '../../releases/createReleases.ts';
import { appHead } from './appHead.ts';
import type { Installation } from './appHead.ts';
import { escapeHtml, jsonForScript } from '../../escapeHtml.ts';

/**
 * The author's page for a path: the built `index.html` with the path's title and share tags, with the registry in it, and
 * with the files of the module that the path shows named for the browser to fetch while the shell still starts. Registry
 * and names only save round trips: the shell asks for the registry again when a module does not come.
 */
export async function appPage(
  template: string,
  releases: Releases,
  path: string,
  installation: Installation,
): Promise<string> {
  const segment = path.split('/')[0] ?? '';
  const id = moduleIds.find((module) => modulePaths[module].includes(segment));
  const module = id ? (await releases.served(id))?.manifest : null;
  const files = module?.entry ? [module.entry, ...module.preload].map((file) => addressOf(module, file)) : [];
  const head = [
    `<script type="application/json" id="remotes">${jsonForScript(await releases.remotes())}</script>`,
    ...files.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
  ];
  return template
    .replace('<!--app:head-->', () => appHead(path, installation).join('\n    '))
    .replace('</head>', () => `${head.join('\n')}\n</head>`);
}
