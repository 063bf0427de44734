import { aloneModule, commonBuild, federatedModule } from '@dialogwerk/shared/config/host';
import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { defineConfig } from 'vite';
import type { UserConfig, UserConfigFnObject } from 'vite';
import { distOf } from './distOf.ts';
import { packedFrame, packedLibraries } from './packedFrame.ts';

/**
 * The whole Vite configuration of a module in a repository of its own: `vite build` makes its federated files, `vite` runs it
 * from its sources inside the shell's frame, with the installation of `API_URL` behind it.
 */
export function defineRemote(manifest: ModuleManifest): UserConfigFnObject {
  return defineConfig(({ command }): UserConfig => {
    // As it is, because the frame and the module must have the same copy of each door.
    if (command === 'serve')
      return aloneModule(manifest, {
        frame: packedFrame,
        optimizeDeps: { entries: ['src/module.tsx'], exclude: ['@dialogwerk/host'], include: packedLibraries() },
      });
    const built = federatedModule(manifest, { doors: '@dialogwerk/host' });
    return { ...built, build: { ...built.build, ...commonBuild.build, outDir: `${distOf(manifest.id)}/.next` } };
  });
}
