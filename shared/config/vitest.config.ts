import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { isTurnOf, rounds } from '../src/testing/rounds.ts';
import { workers } from '../src/testing/workers.ts';
import { inTurn } from './inTurn.data.ts';
import { respondentRenderer } from './vite/respondentRenderer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As a module, because aliases do not reach what is required. */
const testingLibraryModule = fileURLToPath(
  new URL('@testing-library/react.esm.js', import.meta.resolve('@testing-library/react')),
);

/** At once what a page draws later (`deferredParts`): tests then find it in the first drawing. */
const drawnAtOnce = [
  {
    find: /^\.{1,2}\/deferredParts\.tsx$/,
    replacement: fileURLToPath(new URL('../src/ui/partsAtOnce.ts', import.meta.url)),
  },
];

/** Everything that draws, or runs in a browser. */
const drawn = [
  '{shell,mf-*}/src/**/*.test.{ts,tsx}',
  'shared/src/{browser,clients,state,ui,testing}/**/*.test.{ts,tsx}',
];

const gone = inTurn.filter((file) => !existsSync(join(root, file)));
if (gone.length > 0) throw new Error(`No such file of tests any more: ${gone.join(', ')}`);
/** What no project tries now. */
const exclude = [...configDefaults.exclude, ...inTurn.filter((file) => !isTurnOf(file))];

/** Long, because tests share the machine with whatever else it does, and one that hangs is rare. In milliseconds. */
const patience = {
  testTimeout: rounds(120_000, 1_200_000),
  hookTimeout: 120_000,
  // Told at the end of `pnpm test`; what fails twice, or often, has failed (docs/decisions/0079-second-attempts.md).
  retry: 1,
} as const;

/** Unit tests of all packages: pure and server code on Node, everything that draws in jsdom. */
export default defineConfig({
  root,
  test: {
    maxWorkers: workers(2_000_000_000),
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'shared/src/{avatars,contract,dates,dialog,look,numbers}/**/*.test.ts',
            'shared/src/testing/servers.test.ts',
            'shared/config/**/*.test.ts',
          ],
          isolate: false,
          exclude,
          ...patience,
        },
      },
      {
        root,
        test: {
          name: 'rewrites',
          environment: 'node',
          include: ['rewrites/src/**/*.test.ts'],
          setupFiles: ['rewrites/testing/asOutsideOfTests.ts'],
          exclude,
          ...patience,
        },
      },
      {
        root,
        test: {
          name: 'api',
          environment: 'node',
          // One PostgreSQL server for all of them; each file has a database of its own.
          globalSetup: ['api/testing/globalSetup.ts'],
          include: ['api/{src,testing}/**/*.test.ts', 'postgres/src/**/*.test.ts'],
          exclude: [...exclude, '**/*.isolated.test.ts'],
          // Files of one worker share what they load: a third of the time for each of them otherwise.
          isolate: false,
          ...patience,
        },
      },
      {
        root,
        test: {
          // What puts another module in the place of one, so that it cannot share them.
          name: 'api isolated',
          environment: 'node',
          globalSetup: ['api/testing/globalSetup.ts'],
          include: ['api/src/**/*.isolated.test.ts'],
          exclude,
          ...patience,
        },
      },
      {
        root,
        resolve: { alias: drawnAtOnce },
        test: {
          name: 'browser',
          environment: 'jsdom',
          setupFiles: ['shared/src/testing/freshPage.ts'],
          // Files of one worker share what packages loaded (`freshPage`): React and MUI for each of them is two thirds of the time.
          isolate: false,
          include: drawn,
          exclude: [...exclude, '**/*.isolated.test.tsx', '**/testing/servers.test.ts'],
          ...patience,
        },
      },
      {
        root,
        resolve: { alias: drawnAtOnce },
        test: {
          // What puts another module of ours in the place of one: in workers of their own, which share what packages loaded
          // (`freshPage` has each file find our modules as new, the replaced ones too).
          name: 'isolated',
          environment: 'jsdom',
          setupFiles: ['shared/src/testing/freshPage.ts'],
          isolate: false,
          include: ['{shell,mf-*}/src/**/*.isolated.test.tsx'],
          exclude,
          ...patience,
        },
      },
      {
        root,
        resolve: { alias: { ...respondentRenderer, '@testing-library/react': testingLibraryModule } },
        test: {
          // The messenger once more, as respondents get it: authors test theirs with React.
          name: 'respondents',
          environment: 'jsdom',
          include: ['mf-assess-live/src/{features,loading,messenger}/**/*.test.tsx'],
          setupFiles: ['shared/src/testing/endPreact.ts', 'shared/src/testing/freshPage.ts'],
          isolate: false,
          // Else they would bring a React of their own.
          server: { deps: { inline: [/@testing-library[\\/]react[\\/]/, /@nanostores[\\/]react[\\/]/] } },
          exclude,
          ...patience,
        },
      },
    ],
  },
});
