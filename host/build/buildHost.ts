import { execFile } from 'node:child_process';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ALONE_MODULES, federationStandIn, plainRoutes, reactPlugin, readBuilt } from '@dialogwerk/shared/config/host';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

const host = fileURLToPath(new URL('..', import.meta.url));
const project = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The doors by name, and what starts the frame; together, so that each piece of code is in the package once. */
const doors = {
  contract: project('shared/src/contract/index.ts'),
  clients: project('shared/src/clients/index.ts'),
  state: project('shared/src/state/index.ts'),
  ui: project('shared/src/ui/index.ts'),
  router: project('shared/src/ui/router.ts'),
  browser: project('shared/src/browser/index.ts'),
  dialog: project('shared/src/dialog/index.ts'),
  testing: project('shared/src/testing/index.ts'),
  screen: project('shared/src/testing/renderScreen.tsx'),
  alone: project('shared/src/testing/alone/index.ts'),
  frame: project('shell/src/boot/main.tsx'),
} as const;

/** Libraries come from the package's dependencies. */
const isLibrary = (id: string): boolean => /^(virtual:|node:|@?[a-z])/.test(id) && !id.startsWith('@dialogwerk/');

const common: InlineConfig = { configFile: false, root: host, publicDir: false, logLevel: 'warn' };
const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } as const;

/** What is imported from elsewhere, noted in a list. */
const notedIn =
  (list: Set<string>) =>
  (id: string): boolean => {
    const isOne = isLibrary(id);
    if (isOne && !/^(virtual|node):/.test(id)) list.add(id);
    return isOne;
  };
/** The libraries of doors and frame, for the server for developing. */
const libraries = new Set<string>();
/** Those of the commands and of Vite's configuration. */
const tools = new Set<string>();

await rm(`${host}/dist`, { recursive: true, force: true });
await build({
  ...common,
  plugins: [federationStandIn(`export * from '${ALONE_MODULES}';`), plainRoutes(), reactPlugin()],
  build: {
    outDir: 'dist/doors',
    target: 'es2022',
    minify: false,
    lib: { entry: doors, formats: ['es'] },
    rollupOptions: { external: notedIn(libraries), output },
  },
});
await build({
  ...common,
  build: {
    outDir: 'dist/node',
    target: 'node20',
    minify: false,
    ssr: true,
    rollupOptions: {
      input: { vite: `${host}/src/defineRemote.ts`, bin: `${host}/src/bin.ts` },
      external: notedIn(tools),
      output,
    },
  },
});
await refuseUndeclared([...libraries, ...tools]);
for (const [from, to] of [
  ['shell/index.html', 'index.html'],
  ['shell/src/boot/page.css', 'page.css'],
  ['shell/public', 'public'],
] as const)
  await cp(project(from), `${host}/dist/frame/${to}`, { recursive: true });
// The shell as it is served, for the test kit; without its compressed copies.
await promisify(execFile)(process.execPath, [project('shared/config/commands/run.mjs'), 'build', 'shell']);
const built = await readBuilt(project('shell/dist'));
if (!built) throw new Error('The shell is not built.');
await cp(project(`shell/dist/${built.version}`), `${host}/dist/shell`, {
  recursive: true,
  filter: (file) => !/\.(br|gz)$/.test(file),
});
await writeFile(`${host}/dist/frame/libraries.json`, JSON.stringify([...libraries].toSorted()));
await promisify(execFile)('tsc', ['-p', `${host}/tsconfig.types.json`]);
// Types name the doors as whoever installs this package has them.
for await (const file of glob('dist/types/**/*.d.ts', { cwd: host })) {
  const text = await readFile(`${host}/${file}`, 'utf8');
  const named = text.replaceAll(/(from |import\()(['"])@dialogwerk\/shared\//g, '$1$2@dialogwerk/host/');
  if (named !== text) await writeFile(`${host}/${file}`, named);
}

/** Whoever installs the package has what it declares, and nothing of this project. */
async function refuseUndeclared(imported: readonly string[]): Promise<void> {
  const {
    dependencies = {},
    peerDependencies = {},
  }: Record<string, Readonly<Record<string, string>>> = JSON.parse(await readFile(`${host}/package.json`, 'utf8'));
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const packages = imported.map((id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id);
  const missing = [...new Set(packages)].filter((name) => !declared.has(name) && !isBuiltin(name));
  if (missing.length > 0)
    throw new Error(
      `@dialogwerk/host imports what host/package.json does not declare: ${missing.toSorted().join(', ')}`,
    );
}
