import { moduleRouteAt } from '@dialogwerk/shared/contract';
import { escapeHtml, jsonForScript } from '../../escapeHtml.ts';
import type { Viewer } from '../../releases/serving/choose.ts';
import { addressOf } from '../../releases/versions/addressOf.ts';
import type { Releases } from '../../releases/Releases.ts';
import { appHead } from './appHead.ts';
import type { Installation } from './appHead.ts';

/** A script that the build has the browser fetch at once. */
const firstScript = /(<(?:link rel="modulepreload"|script type="module") [^>]*(?:href|src)="([^"]+)")>/g;

interface AppPage {
  /** The built `index.html`. */
  readonly template: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** The one word by which this answer allows scripts of its own. */
  readonly nonce: string;
  readonly installation: Installation;
}

/** The map of the build, by which the shell's scripts know each other: one that changes changes no other one's address. */
const builtMap = /<script type="importmap">(.*?)<\/script>\s*/s;

/**
 * The author's page for a path: the built `index.html` with the path's title and share tags, with the registry and the key
 * of its signatures, with the hash of each script of the shell, without which the browser runs none, and with the files of
 * the module that the path shows named for the browser to fetch while the shell still starts. The hashes of modules the
 * shell adds itself, by the same nonce, once it has checked their signature. The registry names the path's module alone,
 * because hashes do not compress: those of all modules are 15 kB. Of which dialog it is says `opens-dialog`, so that its calls
 * are sent before any script of the shell has come (`callAhead`).
 */
export async function appPage(
  releases: Releases,
  { template, path, viewer, nonce, installation }: AppPage,
): Promise<string> {
  const registry = await releases.remotes(viewer, path);
  const place = moduleRouteAt(registry.areas, path);
  const served = place ? await releases.served(place.area.id, viewer) : null;
  const module = served?.manifest;
  const files = module?.entry ? [module.entry, ...module.preload] : [];
  const shell = (await releases.served('shell', viewer))?.manifest;
  const scripts = Object.entries(shell?.integrity ?? {}).filter(([file]) => file.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([file, hash]) => [`/${file}`, hash]));
  const built = builtMap.exec(template)?.[1];
  const map = { ...(built === undefined ? {} : readMap(built)), integrity };
  const first = [
    `<script type="importmap" nonce="${nonce}">${jsonForScript(map)}</script>`,
    `<meta name="release-key" content="${escapeHtml(releases.publicKey)}">`,
    ...(place?.route.needsSurvey && place.survey_id !== null
      ? [`<meta name="opens-dialog" content="${escapeHtml(place.survey_id)}">`]
      : []),
    ...(releases.moduleOrigins.length === 0
      ? []
      : [`<meta name="module-origins" content="${escapeHtml(releases.moduleOrigins.join(' '))}">`]),
  ];
  const preloads = files.map((file) => {
    const hash = module?.integrity[file];
    const guard = hash === undefined ? '' : ` integrity="${hash}"`;
    const address = served ? addressOf({ ...served.manifest, base: served.base }, file) : '';
    return `<link rel="modulepreload" href="${escapeHtml(address)}"${guard}>`;
  });
  const last = [`<script type="application/json" id="remotes">${jsonForScript(registry)}</script>`, ...preloads];
  return template
    .replace(builtMap, '')
    .replaceAll(firstScript, (tag, begun: string, file: string) => withHash(tag, begun, integrity[file]))
    .replace('<!--app:head-->', () => appHead(path, installation).join('\n    '))
    .replace('<head>', () => `<head>\n${first.join('\n')}`)
    .replace('</head>', () => `${last.join('\n')}\n</head>`);
}

/** Because a browser that reads ahead leaves scripts without a hash until it has read the map, which takes a slow phone 0.1 s. */
function withHash(tag: string, begun: string, hash: string | undefined): string {
  return hash === undefined ? tag : `${begun} integrity="${hash}">`;
}

function readMap(text: string): object {
  const map: unknown = JSON.parse(text);
  return typeof map === 'object' && map !== null ? map : {};
}
