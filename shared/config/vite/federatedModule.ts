import { iconsByFile, shareGlue, wholeShares } from '@dialogwerk/rewrites';
import { federation } from '@module-federation/vite';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import type { ModuleId } from '../../src/contract/module.ts';
import type { ModuleManifest } from '../../src/contract/moduleManifest.ts';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import type { DoorPackage } from './doorNamed.ts';
import { COMPILE_AHEAD, compileAheadFirst } from './compileAhead.ts';
import { federationFile } from './federationFile.ts';
import { moduleHelp } from './moduleHelp.ts';
import { recordArea } from './needs/recordArea.ts';
import { recordNeeds } from './needs/recordNeeds.ts';
import { PARSE_IDLE_SECONDS, sharedSingletons } from './sharedSingletons.ts';
import { sharesOfModule } from './sharesOfModule.ts';

interface Built {
  readonly doors: DoorPackage;
  /** What the sources need beside. */
  readonly plugins?: readonly Plugin[];
}

/** What a module exposes, by its address. */
const MODULE_FILE = /\/src\/module\.tsx$/;

/** A module's federated release: it exposes `src/module.tsx` and uses the shell's copies of what is shared. */
export function federatedModule(manifest: ModuleManifest, { doors, plugins = [] }: Built): UserConfig {
  return {
    ...commonBuild,
    plugins: [
      recordNeeds({ doors }),
      recordArea(manifest),
      wholeShares({ entry: MODULE_FILE, shares: () => sharesOfModule(doors) }),
      ...plugins,
      iconsByFile(),
      reactPlugin(),
      federated(manifest.id, doors),
      shareGlue(),
      compileAheadFirst(),
      moduleHelp(),
    ],
    build: {
      ...commonBuild.build,
      rollupOptions: {
        input: './src/module.tsx',
        output: {
          // What is loaded on demand is left as it is, because it may never run.
          postBanner: ({ isEntry }) => (isEntry ? COMPILE_AHEAD : ''),
          // One file for the first screen: the bundler else makes one of every few lines that a part on demand uses as well.
          codeSplitting: { groups: [federationFile, { name: 'first', test: /[\\/]src[\\/]/, tags: ['$initial'] }] },
        },
      },
    },
  };
}

/** The federation plugin of a module. */
export function federated(id: ModuleId, doors: DoorPackage): PluginOption {
  return federation({
    // The runtime's names take no hyphens.
    name: id.replaceAll('-', '_'),
    filename: 'remoteEntry.js',
    exposes: { './module': './src/module.tsx' },
    shared: sharedSingletons('module', doors),
    shareStrategy: 'loaded-first',
    moduleParseIdleTimeout: PARSE_IDLE_SECONDS,
    dts: false,
    manifest: true,
    experiments: { externalRuntime: true },
  });
}
