import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { InlineConfig, PluginOption, Rolldown } from 'vite';

/** A page that gives shares, or a module that uses them. */
export type Side = 'shell' | 'module';

/** What a build has written, by file name. */
export type Bundle = ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** `@module-federation/vite`, as this package has it or another version. */
export type Federation = (options: FederationOptions) => PluginOption;

interface FederationOptions {
  name: string;
  filename: string;
  exposes?: Record<string, string>;
  remotes?: Record<string, never>;
  shared: Record<string, { singleton: true; requiredVersion: false; import?: false }>;
  shareStrategy: 'loaded-first';
  moduleParseIdleTimeout: number;
  dts: false;
  manifest: false;
  disableSnapshot?: true;
  experiments: { provideExternalRuntime?: true; externalRuntime?: true };
  runtimePlugins?: string[];
}

/** The sample's sources; packages are found from there. */
export const SAMPLE = fileURLToPath(new URL('sample', import.meta.url));

/** What runs once for both sides of the sample. */
export const SHARES = ['react', 'react-dom/client', 'nanostores'] as const;

/** What the shell's own script is called. */
export const ENTRY = 'shellEntry.js';

/**
 * Builds a side of the sample in memory, as the product is built, with the plugin's output rewritten by `rewrites`; `before` are
 * plugins that come before the federation plugin's. Throws what the build says.
 */
export async function buildSample(
  federation: Federation,
  side: Side,
  rewrites: readonly PluginOption[] = [],
  { root = SAMPLE, before = [] }: { readonly root?: string; readonly before?: readonly PluginOption[] } = {},
): Promise<Bundle> {
  const built = await build({
    root,
    base: side === 'shell' ? '/' : './',
    configFile: false,
    logLevel: 'silent',
    plugins: [...before, federation(federationOf(side)), ...rewrites],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: side === 'shell' ? 'index.html' : 'src/module.ts' },
    },
  } satisfies InlineConfig);
  return inMemory(built);
}

/** What a build has made that writes nothing. */
export function inMemory(built: Awaited<ReturnType<typeof build>>): Bundle {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [file.fileName, file]));
}

/** The scripts of a build. */
export function chunksOf(bundle: Bundle): readonly Rolldown.OutputChunk[] {
  return [...bundle.values()].filter((file) => file.type === 'chunk');
}

/** All scripts of a build, one after the other. */
export function codeOf(bundle: Bundle): string {
  return chunksOf(bundle)
    .map(({ code }) => code)
    .join('\n');
}

/** The page of a shell. */
export function pageOf(bundle: Bundle): string {
  const page = bundle.get('index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

function federationOf(side: Side): FederationOptions {
  const own = side === 'module' ? { import: false as const } : {};
  const common = {
    shared: Object.fromEntries(
      SHARES.map((name) => [name, { singleton: true as const, requiredVersion: false as const, ...own }]),
    ),
    shareStrategy: 'loaded-first' as const,
    moduleParseIdleTimeout: 600,
    dts: false as const,
    manifest: false as const,
  };
  if (side === 'module')
    return {
      ...common,
      name: 'sample_module',
      filename: 'remoteEntry.js',
      exposes: { './module': './src/module.ts' },
      experiments: { externalRuntime: true },
    };
  return {
    ...common,
    name: 'sample_shell',
    filename: ENTRY,
    remotes: {},
    disableSnapshot: true,
    experiments: { provideExternalRuntime: true },
    runtimePlugins: ['@module-federation/vite/injectExternalRuntimeCorePlugin'],
  };
}
