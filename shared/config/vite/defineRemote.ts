import { iconsByFile } from '@dialogwerk/rewrites';
import { defineConfig } from 'vite';
import type { UserConfig, UserConfigFnObject } from 'vite';
import type { ModuleManifest } from '../../src/contract/moduleManifest.ts';
import { ALONE_MODULES } from './alone/aloneModules.ts';
import { frameFiles } from './alone/frameFiles.ts';
import { aloneModule } from './aloneModule.ts';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import { COMPILE_AHEAD } from './compileAhead.ts';
import { federatedModule } from './federatedModule.ts';
import { federationStandIn } from './federationStandIn.ts';
import { recordNeeds } from './needs/recordNeeds.ts';
import { plainRoutes } from './plainRoutes.ts';
import { respondentRenderer } from './respondentRenderer.ts';

/**
 * A module's whole Vite configuration:
 * - `vite build`: the federated release, exposing `src/module.tsx`;
 * - `vite build --mode live`: `src/live.ts` for the respondent's page, without federation: the messenger with its renderer,
 *   and what comes on demand, all in the release's own folder;
 * - `vite`: the module from its sources inside the shell's frame, with the api of `API_URL` behind it.
 */
export function defineRemote(manifest: ModuleManifest): UserConfigFnObject {
  return defineConfig(({ command, mode }): UserConfig => {
    if (command === 'serve') {
      return aloneModule(manifest, {
        frame: frameFiles,
        plugins: [federationStandIn(`export * from '${ALONE_MODULES}';`), plainRoutes()],
        // All that is needed is known at the start, so that no page is loaded anew for it.
        optimizeDeps: { entries: [frameFiles.main, 'src/module.tsx'] },
      });
    }
    if (mode === 'live') return live();
    return federatedModule(manifest, { doors: '@dialogwerk/shared', plugins: [plainRoutes()] });
  });
}

/**
 * The messenger and each part on demand as a file of its own. In library mode, because the chunks of a page carry a helper
 * that looks for their style sheets, and these have none.
 */
function live(): UserConfig {
  return {
    ...commonBuild,
    plugins: [recordNeeds({ part: '.live' }), plainRoutes(), iconsByFile(), reactPlugin()],
    resolve: { alias: respondentRenderer },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...commonBuild.build,
      emptyOutDir: false,
      // Says to `publish` what the page has to fetch at once.
      manifest: true,
      lib: { entry: './src/live.ts', formats: ['es'] },
      rollupOptions: {
        // Else what spreads another's fields stays, though nobody reads it, such as the words that authors read of blocks.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: 'live.js',
          // No hashes: the release's folder is one itself.
          chunkFileNames: 'live/[name].js',
          // Library mode leaves blanks and comments in: the respondent pays for each byte.
          minify: true,
          // What tells bundlers that a call has no effect stays in, too, though none comes after this one.
          comments: { annotation: false },
          postBanner: COMPILE_AHEAD,
          codeSplitting: {
            groups: [{ name: 'messenger', test: /[\\/]src[\\/]takeOver\.tsx$/ }],
          },
        },
      },
    },
  };
}
