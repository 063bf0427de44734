import { iconsByFile, preloadShares, shareGlue, startInPage } from '@dialogwerk/rewrites';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig, UserConfigFnObject } from 'vite';
import type { ModuleId } from '../../src/contract/module.ts';
import { moduleFolders } from '../commands/projectPaths.ts';
import { callAhead } from './callAhead.ts';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import { composedModules } from './composedModules.ts';
import { federationFile } from './federationFile.ts';
import { recordNeeds, recordProvided } from './needs/recordNeeds.ts';
import { COMPILE_AHEAD, compileAheadFirst } from './compileAhead.ts';
import { outlinedFields } from './outlinedFields.ts';
import { plainRoutes } from './plainRoutes.ts';
import { PARSE_IDLE_SECONDS, sharedSingletons } from './sharedSingletons.ts';

/** Shows what is pushed while no page of a multi-chat is open; served as `/chats-worker.js`. */
const CHATS_WORKER = 'chats-worker';

/** The address of the shell's own entry. */
const SHELL_ENTRY = 'shellEntry.js';

/** What gives modules the shell's federation runtime (`provideExternalRuntime`). */
const RUNTIME_FOR_MODULES = '@module-federation/vite/injectExternalRuntimeCorePlugin';

/** Up to this length a page carries its script itself; a longer one is better kept by the browser. */
const SMALL_SCRIPT = 6_000;

/**
 * The shell's whole Vite configuration; it carries the shared copies and knows no module by name:
 * - `vite build`: the author's application;
 * - `vite build --mode live`, `--mode exit`: the small pages of respondents, without federation, each by itself, because what they have in common would
 *   be a file to wait for;
 * - `vite build --mode widget`: the script that puts a dialog on any website;
 * - `vite build --mode composed`: the author's application with all modules in it, as one team would ship it, to measure what
 *   federation costs; `--mode composed-mf-share`: with the first screen of that module in one file.
 */
export function defineShell(): UserConfigFnObject {
  return defineConfig(({ mode }): UserConfig => {
    const first = moduleFolders.find((id) => mode === `composed-${id}`);
    if (first) return composed(first);
    if (mode === 'composed') return composed(null);
    if (mode === 'widget') return widget();
    if (mode === 'exit') return exit();
    return mode === 'live' ? live() : app();
  });
}

/** The shares that draw: most of their code runs before anything can be seen. */
const ofFirstScreen = /loadShare__|^(?:router|clients|common|federation)$/;

/** The shell's own, and what it takes of shared by file instead of by door. */
const ownSource = /shell[\\/]src[\\/]|shared[\\/]src[\\/]browser|__loadShare__|share-glue/;

function app(): UserConfig {
  return {
    ...commonBuild,
    // Absolute, because the shell answers on paths of every depth.
    base: '/',
    plugins: [
      recordNeeds(),
      recordProvided(),
      plainRoutes(),
      iconsByFile(),
      reactPlugin(),
      federation({
        name: 'shell',
        filename: SHELL_ENTRY,
        remotes: {},
        shared: sharedSingletons('shell'),
        shareStrategy: 'loaded-first',
        moduleParseIdleTimeout: PARSE_IDLE_SECONDS,
        dts: false,
        manifest: false,
        // Modules are known by their entry files, so the runtime needs no code to read manifests.
        disableSnapshot: true,
        experiments: { provideExternalRuntime: true },
        // By its name, because the plugin else takes its own file, and names chunks by a hash over that file's folder.
        runtimePlugins: [RUNTIME_FOR_MODULES],
      }),
      shareGlue(),
      startInPage(SHELL_ENTRY),
      preloadShares(SHELL_ENTRY),
      callAhead(),
      compileAheadFirst(),
    ],
    resolve: { alias: outlinedFields },
    // By an import map in the page, so that a change in one file gives that one another address, and not all that import it.
    build: {
      ...commonBuild.build,
      chunkImportMap: true,
      rollupOptions: {
        input: './index.html',
        output: {
          postBanner: ({ name, isEntry }) => (isEntry || ofFirstScreen.test(name) ? COMPILE_AHEAD : ''),
          // One file for what the first screen and parts on demand both use: the bundler else makes one of every few lines.
          codeSplitting: {
            groups: [federationFile, { name: 'common', tags: ['$initial'], test: ownSource, minShareCount: 2 }],
          },
        },
      },
    },
  };
}

function composed(first: ModuleId | null): UserConfig {
  return {
    ...commonBuild,
    base: '/',
    plugins: [composedModules(first), plainRoutes(), iconsByFile(), reactPlugin(), callAhead(), compileAheadFirst()],
    resolve: { alias: outlinedFields },
    build: {
      ...commonBuild.build,
      manifest: true,
      rollupOptions: {
        input: './index.html',
        output: {
          postBanner: ({ isEntry }) => (isEntry ? COMPILE_AHEAD : ''),
          // All but the script that stands in the page itself.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], test: /(?<!callAhead\.ts)$/ },
              ...(first ? [] : [{ name: 'common', test: /node_modules|shared\/src/, minShareCount: 6 }]),
            ],
          },
        },
      },
    },
  };
}

function live(): UserConfig {
  return {
    ...commonBuild,
    base: '/',
    plugins: [recordNeeds({ part: '.live' }), plainRoutes(), inPage()],
    build: {
      ...commonBuild.build,
      emptyOutDir: false,
      rollupOptions: {
        input: { live: './live.html', [CHATS_WORKER]: './src/live/chatsWorker.ts' },
        // A worker keeps its address over versions, because browsers look there for a newer one.
        output: { entryFileNames: ({ name }) => (name === CHATS_WORKER ? '[name].js' : 'assets/[name]-[hash].js') },
      },
    },
  };
}

function exit(): UserConfig {
  return {
    ...commonBuild,
    base: '/',
    plugins: [inPage()],
    build: { ...commonBuild.build, emptyOutDir: false, rollupOptions: { input: './exit.html' } },
  };
}

/** One classic script without names of its own, because it runs among those of any page; its address stays over versions. */
function widget(): UserConfig {
  return {
    ...commonBuild,
    build: {
      ...commonBuild.build,
      emptyOutDir: false,
      lib: { entry: './src/widget/widget.ts', formats: ['iife'], name: 'widget' },
      rollupOptions: { output: { entryFileNames: 'widget.js', minify: true } },
    },
  };
}

/**
 * Puts a page's few styles into the page itself, and a small script that imports nothing: what they show and take then
 * waits for one answer of the server instead of two. The server allows them by their hash.
 */
function inPage(): Plugin {
  return {
    name: 'dialogwerk-in-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        page.source = String(page.source)
          .replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, path: string) => {
            const styles = bundle[path];
            if (styles?.type !== 'asset') return link;
            delete bundle[path];
            return `<style>${String(styles.source).trim()}</style>`;
          })
          .replaceAll(/<script type="module"[^>]* src="\/([^"]+)"><\/script>/g, (link, path: string) => {
            const script = bundle[path];
            if (script?.type !== 'chunk' || script.imports.length > 0 || script.code.length > SMALL_SCRIPT) return link;
            delete bundle[path];
            return `<script type="module">${script.code.trim()}</script>`;
          });
      }
    },
  };
}
