import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig, UserConfigFnObject } from 'vite';
import type { ModuleId } from '../../src/contract/module.ts';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import { recordNeeds } from './needs/recordNeeds.ts';
import { plainRoutes } from './plainRoutes.ts';
import { respondentRenderer } from './respondentRenderer.ts';
import { sharedSingletons } from './sharedSingletons.ts';
import { wholeShares } from './wholeShares.ts';

/** Chromium then compiles a file beside the page while it loads, instead of holding the page up at each first call. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

interface RemoteOptions {
  /** Whether most of the module's code runs as soon as it is opened, so that it is better compiled ahead. */
  readonly compileAhead?: boolean;
}

/**
 * A module's whole Vite configuration:
 * - `vite build`: the federated release, exposing `src/module.tsx`;
 * - `vite build --mode live`: `src/live.ts` for the respondent's page, without federation: the messenger with its renderer,
 *   and what comes on demand, all in the release's own folder;
 * - `vite`: the module by itself (`index.html`), with the api of `API_URL` behind it.
 */
export function defineRemote(id: ModuleId, options: RemoteOptions = {}): UserConfigFnObject {
  return defineConfig(({ command, mode }): UserConfig => {
    if (command === 'serve') return alone();
    return mode === 'live' ? live() : federated(id, options);
  });
}

function federated(id: ModuleId, { compileAhead = false }: RemoteOptions): UserConfig {
  return {
    ...commonBuild,
    plugins: [
      recordNeeds(),
      wholeShares(),
      plainRoutes(),
      reactPlugin(),
      federation({
        name: federationName(id),
        filename: 'remoteEntry.js',
        exposes: { './module': './src/module.tsx' },
        shared: sharedSingletons('module'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true },
      }),
    ],
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

/**
 * The messenger and each part on demand as a file of its own. In library mode, because the chunks of a page carry a helper
 * that looks for their style sheets, and these have none.
 */
function live(): UserConfig {
  return {
    ...commonBuild,
    plugins: [recordNeeds('.live'), plainRoutes(), reactPlugin()],
    resolve: { alias: respondentRenderer },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...commonBuild.build,
      emptyOutDir: false,
      // Says to `publish` what the page has to fetch at once.
      manifest: true,
      lib: { entry: './src/live.ts', formats: ['es'] },
      rollupOptions: {
        output: {
          entryFileNames: 'live.js',
          // No hashes: the release's folder is one itself.
          chunkFileNames: 'live/[name].js',
          // Library mode leaves blanks and comments in: the respondent pays for each byte.
          minify: true,
          postBanner: COMPILE_AHEAD,
          codeSplitting: {
            groups: [{ name: 'messenger', test: /[\\/]src[\\/]takeOver\.tsx$/ }],
          },
        },
      },
    },
  };
}

function alone(): UserConfig {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  return {
    plugins: [plainRoutes(), reactPlugin(), aloneLogin()],
    server: { host: '127.0.0.1', proxy: { '/api': api, '/media': api } },
  };
}

/** Hands the account that `alone` has made to the module's own page; on loopback and for this one start only. */
function aloneLogin(): Plugin {
  const login = JSON.stringify({ username: process.env['ALONE_USERNAME'], password: process.env['ALONE_PASSWORD'] });
  return {
    name: 'dialogwerk-alone-login',
    configureServer(server) {
      server.middlewares.use('/alone-login', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(login);
      });
    },
  };
}

/** A module's name inside the federation runtime, which takes no hyphens. */
export function federationName(id: ModuleId): string {
  return id.replaceAll('-', '_');
}
