import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** What every build of the product has in common: relative addresses, modern browsers, readable failures. */
export const commonBuild = {
  // With the default '/' the federation runtime loads the shell's own entry instead of the module's.
  base: './',
  build: {
    target: 'es2022',
    outDir: 'dist/.next',
    emptyOutDir: true,
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  logLevel: 'warn',
} as const satisfies UserConfig;

export const reactPlugin = () => react();
