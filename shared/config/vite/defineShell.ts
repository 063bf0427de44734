import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig, UserConfigFnObject } from 'vite';
import { callAhead } from './callAhead.ts';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import { composedModules } from './composedModules.ts';
import { recordNeeds, recordProvided } from './needs/recordNeeds.ts';
import { plainRoutes } from './plainRoutes.ts';
import { preloadShares } from './preloadShares.ts';
import { sharedSingletons } from './sharedSingletons.ts';

/** Up to this length a page carries its script itself; a longer one is better kept by the browser. */
const SMALL_SCRIPT = 6_000;

/**
 * The shell's whole Vite configuration; it carries the shared copies and knows no module by name:
 * - `vite build`: the author's application;
 * - `vite build --mode live`: the small pages of respondents, without federation;
 * - `vite build --mode composed`: the author's application with all modules in it, to measure what federation costs.
 */
export function defineShell(): UserConfigFnObject {
  return defineConfig(({ mode }): UserConfig => (mode === 'live' ? live() : mode === 'composed' ? composed() : app()));
}

function app(): UserConfig {
  return {
    ...commonBuild,
    // Absolute, because the shell answers on paths of every depth.
    base: '/',
    plugins: [
      recordNeeds(),
      recordProvided(),
      plainRoutes(),
      reactPlugin(),
      federation({
        name: 'shell',
        filename: 'shellEntry.js',
        remotes: {},
        shared: sharedSingletons('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // Modules are known by their entry files, so the runtime needs no code to read manifests.
        disableSnapshot: true,
        experiments: { provideExternalRuntime: true },
      }),
      preloadShares(),
      callAhead(),
    ],
    build: { ...commonBuild.build, rollupOptions: { input: './index.html' } },
  };
}

function composed(): UserConfig {
  return {
    ...commonBuild,
    base: '/',
    plugins: [composedModules(), plainRoutes(), reactPlugin(), callAhead()],
    build: { ...commonBuild.build, manifest: true, rollupOptions: { input: './index.html' } },
  };
}

function live(): UserConfig {
  return {
    ...commonBuild,
    base: '/',
    plugins: [recordNeeds({ part: '.live' }), plainRoutes(), inPage()],
    build: { ...commonBuild.build, emptyOutDir: false, rollupOptions: { input: ['./live.html', './exit.html'] } },
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
