import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import type { UserConfig, UserConfigFnObject } from 'vite';
import { commonBuild, reactPlugin } from './commonBuild.ts';
import { sharedSingletons } from './sharedSingletons.ts';

/**
 * The shell's whole Vite configuration; it carries the shared copies and knows no module by name:
 * - `vite build`: the author's application;
 * - `vite build --mode live`: the small entry of the respondent's page, without federation.
 */
export function defineShell(): UserConfigFnObject {
  return defineConfig(({ mode }): UserConfig => (mode === 'live' ? live() : app()));
}

function app(): UserConfig {
  return {
    ...commonBuild,
    // Absolute, because the shell answers on paths of every depth.
    base: '/',
    plugins: [
      reactPlugin(),
      federation({
        name: 'shell',
        filename: 'shellEntry.js',
        remotes: {},
        shared: sharedSingletons('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true },
      }),
    ],
    build: { ...commonBuild.build, rollupOptions: { input: './index.html' } },
  };
}

function live(): UserConfig {
  return {
    ...commonBuild,
    base: '/',
    build: { ...commonBuild.build, emptyOutDir: false, rollupOptions: { input: './live.html' } },
  };
}
