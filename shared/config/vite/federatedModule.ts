import { federation } from '@module-federation/vite';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import type { ModuleId } from '../../src/contract/module.ts';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import type { DoorPackage } from './doorNamed.ts';
import { recordNeeds } from './needs/recordNeeds.ts';
import { sharedSingletons } from './sharedSingletons.ts';
import { wholeShares } from './wholeShares.ts';

/** Chromium then compiles a file beside the page while it loads, instead of holding the page up at each first call. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

interface Built {
  readonly doors: DoorPackage;
  /** Whether most of the module's code runs as soon as it is opened, so that it is better compiled ahead. */
  readonly compileAhead: boolean;
  /** What the sources need beside. */
  readonly plugins?: readonly Plugin[];
}

/** A module's federated release: it exposes `src/module.tsx` and uses the shell's copies of what is shared. */
export function federatedModule(id: ModuleId, { doors, compileAhead, plugins = [] }: Built): UserConfig {
  return {
    ...commonBuild,
    plugins: [recordNeeds({ doors }), wholeShares(doors), ...plugins, reactPlugin(), federated(id, doors)],
    build: {
      ...commonBuild.build,
      rollupOptions: {
        input: './src/module.tsx',
        // What is loaded on demand is left as it is, because it may never run.
        output: { postBanner: ({ isEntry }) => (compileAhead && isEntry ? COMPILE_AHEAD : '') },
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
    dts: false,
    manifest: true,
    experiments: { externalRuntime: true },
  });
}
