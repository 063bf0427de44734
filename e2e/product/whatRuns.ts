import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isTurnOf } from '@dialogwerk/shared/testing/rounds';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Without which nobody builds, answers or reads anything: tried each time (docs/decisions/0119-what-a-change-can-break.md). */
const vital = [
  'composition/budgets.spec.ts',
  'composition/crash.spec.ts',
  'composition/respondentBytes.spec.ts',
  'composition/start.spec.ts',
  'journeys/configurator/canvasBuilding.spec.ts',
  'journeys/configurator/configuratorTogether.spec.ts',
  'journeys/export.spec.ts',
  'journeys/messenger/messenger.spec.ts',
  'journeys/messenger/messengerNeverLoses.spec.ts',
  'journeys/multiChatLive.spec.ts',
  'journeys/phq9.spec.ts',
  'journeys/publish.spec.ts',
  'journeys/screens.spec.ts',
  'journeys/training.spec.ts',
  'journeys/twoTabs.spec.ts',
];

/** What loads, checks and releases modules: whoever changes a module changes none of it. */
const composition = [
  'shell/src/boot',
  'shell/src/remotes',
  'host',
  'rewrites',
  'shared/config/commands',
  'shared/config/doors',
  'shared/config/vite',
  'shared/src/contract/module.ts',
  'shared/src/contract/moduleManifest.ts',
  'shared/src/contract/release.ts',
  'api/src/releases',
];

const stories = [
  'api/src/features/stories',
  'api/src/stories',
  'shared/src/dialog/managers',
  'mf-assess-live/src/chats',
  'e2e/product/stories',
];

const creating = ['mf-dashboard/src/features/create-survey'];

/** What else a file of tests rests on, beside all that everything rests on. */
const restsOn: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(globSync('composition/*.spec.ts', { cwd: root }).map((file) => [file, composition])),
  'journeys/stories.spec.ts': stories,
  'journeys/storySolution.spec.ts': stories,
  'journeys/graphPictures.spec.ts': ['mf-configurator/src/features/canvas', 'shared/src/dialog/graph'],
  'journeys/help.spec.ts': ['shell/src/help', 'shared/src/ui/help'],
  'journeys/templates.spec.ts': [...creating, 'shared/src/contract/templates.ts', 'api/src/features/surveys'],
  'journeys/importReport.spec.ts': [
    ...creating,
    'mf-configurator/src/features/import-report',
    'shared/src/dialog/formats',
  ],
  'journeys/configurator/writingHelp.spec.ts': [
    'mf-configurator/src/features/writing-help',
    'api/src/features/writing',
    'api/src/model',
  ],
};

/**
 * Files of browser tests whose turn it is not: of all that are not vital, two thirds, another third with each commit, but none that
 * the change touches, or what it rests on. None in the long run, and none for whoever calls tests by name.
 */
export function leftToOtherRuns(): readonly string[] {
  const gone = [...vital, ...Object.keys(restsOn)].filter((file) => !existsSync(`${root}/${file}`));
  if (gone.length > 0) throw new Error(`No such file of tests any more: ${gone.join(', ')}`);
  return globSync('{composition,journeys}/**/*.spec.ts', { cwd: root }).filter(
    (file) => !vital.includes(file) && !isTurnOf(`e2e/${file}`, restsOn[file]),
  );
}
