import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isModuleId } from '@dialogwerk/shared/contract';

/** The package, seen from its built files. */
const own = fileURLToPath(new URL('../..', import.meta.url));

/** Names in the template that are the new module's own. */
const NAME = 'mf-new';
const TITLE = 'Neuer Bereich';

/** What may stand in a folder that is empty otherwise: what installing the package has left, and a repository's own. */
const usual = new Set(
  'package.json package-lock.json pnpm-lock.yaml pnpm-workspace.yaml yarn.lock node_modules .git LICENSE'.split(' '),
);

interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Makes a module in a folder that holds nothing yet: manifest, one screen with its test, types, configuration. Gives the files.
 * Throws, with a sentence, where the name is none or the folder holds something else.
 */
export async function initModule(folder: string, name = basename(folder), title = titleOf(name)): Promise<string[]> {
  if (!isModuleId(name))
    throw new Error(
      `„${name}“ kann kein Modul heißen. Ein Name ist „mf-“ mit ein bis drei Teilen aus kleinen Buchstaben und Ziffern: mf-umfragen.`,
    );
  const others = (await readdir(folder)).filter((file) => !usual.has(file) && !file.endsWith('.tgz'));
  if (others.length > 0)
    throw new Error(`Der Ordner ist nicht leer (${others.slice(0, 3).join(', ')}). Es wurde nichts verändert.`);
  const template = join(own, 'template');
  const files = (await readdir(template, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)));
  await cp(template, folder, { recursive: true });
  // npm leaves a file of its real name out of packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const file of files.filter((one) => one !== 'gitignore')) {
    const path = join(folder, file);
    await writeFile(path, renamed(await readFile(path, 'utf8'), name, title));
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageOf(folder, name), null, 2)}\n`);
  return [...files.map((file) => file.replace('gitignore', '.gitignore')), 'package.json'].toSorted();
}

/** 'mf-live-polls' → 'Live Polls'. */
function titleOf(name: string): string {
  const words = name.split('-').slice(1);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function renamed(text: string, name: string, title: string): string {
  const short = name.slice('mf-'.length);
  const inSource = title.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return text
    .replaceAll(TITLE, () => inSource)
    .replaceAll(NAME, name)
    .replaceAll('/new/', `/${short}/`)
    .replaceAll("tab: 'new'", `tab: '${short}'`)
    .replaceAll("name: 'new'", `name: '${short}'`)
    .replaceAll("name: 'New'", `name: '${titleOf(name).replaceAll(' ', '')}'`);
}

/** With the exact versions that this package was made with. */
async function packageOf(folder: string, name: string): Promise<object> {
  const { version = '', peerDependencies: peers = {}, devDependencies: tools = {} } = await readPackage(own);
  const before = await readPackage(folder);
  const isTool = (library: string): boolean => /^(vite|vitest|playwright-core|@testing-library\/.*)$/.test(library);
  const beside = Object.fromEntries(
    Object.entries(tools).filter(([library]) => /^(@types\/.*|typescript|jsdom)$/.test(library)),
  );
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      alone: 'dialogwerk-host alone',
      build: 'dialogwerk-host build',
      check: 'tsc -p .',
      test: 'vitest run',
      try: 'dialogwerk-host try',
    },
    dependencies: {
      '@dialogwerk/host': before.dependencies?.['@dialogwerk/host'] ?? (await whereFrom(folder)) ?? version,
      ...Object.fromEntries(Object.entries(peers).filter(([library]) => !isTool(library))),
    },
    devDependencies: sorted({
      ...Object.fromEntries(Object.entries(peers).filter(([library]) => isTool(library))),
      ...beside,
    }),
  };
}

const sorted = (libraries: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(libraries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The packed file, where whoever runs this has named one (`npx --package=./dialogwerk-host.tgz`): as seen from the folder. */
async function whereFrom(folder: string): Promise<string | null> {
  const installed = resolve(own, '../../..');
  const named = (await readPackage(installed)).dependencies?.['@dialogwerk/host'];
  if (named === undefined || !named.startsWith('file:')) return null;
  const file = resolve(installed, named.slice('file:'.length));
  const path = relative(folder, file);
  return `file:${dirname(path) === '.' ? `./${path}` : path}`;
}

async function readPackage(folder: string): Promise<Package> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}
