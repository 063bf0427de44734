import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Unit tests of all packages: pure and server code on Node, everything that draws in jsdom. */
export default defineConfig({
  root,
  test: {
    // All cores, because vitest leaves one for itself and needs it only now and then.
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: ['shared/src/{avatars,contract,dialog}/**/*.test.ts', 'shared/config/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'api',
          environment: 'node',
          // One PostgreSQL server for all of them; each file has a database of its own.
          globalSetup: ['api/src/testing/globalSetup.ts'],
          include: ['api/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['{shell,mf-*}/src/**/*.test.{ts,tsx}', 'shared/src/{clients,state,ui,testing}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
