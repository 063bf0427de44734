import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import {
  inboxOf,
  trainingBoundsEffect,
  trainingOverview,
  trainingPreview,
  trainingQuality,
  trainingTargets,
  triedTraining,
} from '../dialogs/training.data.ts';
import type { Screen } from './Screen.ts';

const training = { who: 'author', path: (id: string) => `/intrance/${id}`, heading: 'Trainieren' } as const;

const table = { ...training, path: (id: string) => `/intrance_old/${id}`, heading: 'Beispiele als Tabelle' } as const;

/** Much training, and many replies that wait. */
async function trained(page: Page, waiting = 212): Promise<void> {
  const blocks = trainingOverview.blocks.map((block, at) => (at === 0 ? { ...block, waiting } : block));
  const answers = [
    ['training', { ...trainingOverview, blocks }],
    ['trainingdata_jumps/*', trainingTargets],
    ['training/*/inbox*', inboxOf(waiting)],
    ['training/*/quality', trainingQuality],
    ['training/preview', trainingPreview],
    ['training/*/bounds/effect', trainingBoundsEffect],
    ['training/*/try', triedTraining],
  ] as const;
  for (const [path, json] of answers) await page.route(`**/api/surveys/*/${path}`, (route) => route.fulfill({ json }));
}

/** Replies that wait. */
const withWaiting = (waiting: number): Screen => ({
  ...training,
  name: `intrance-${waiting}`,
  prepare: (page) => trained(page, waiting),
  act: (page) => expect(page.getByRole('option', { name: /^ich bike/ }).first()).toBeVisible(),
});

/** The screens of training. */
export const trainingScreens: readonly Screen[] = [
  {
    ...training,
    name: 'intrance',
    act: (page) => expect(page.getByRole('tab', { name: 'Beispiele' })).toBeVisible(),
  },
  {
    ...training,
    name: 'intrance-empty',
    prepare: (page) =>
      page.route('**/api/surveys/*/training', (route) => route.fulfill({ json: { ...trainingOverview, blocks: [] } })),
    act: (page) => expect(page.getByRole('heading', { name: 'Hier gibt es noch nichts zu trainieren' })).toBeVisible(),
  },
  {
    ...training,
    name: 'intrance-loading',
    prepare: (page) => page.route('**/api/surveys/*/training', () => undefined),
    act: (page) => expect(page.getByLabel('Das Training wird geladen …')).toBeVisible(),
  },
  {
    ...training,
    name: 'intrance-fault',
    prepare: (page) => page.route('**/api/surveys/*/training', (route) => route.abort()),
    act: (page) => expect(page.getByText('Das Training konnte nicht geladen werden')).toBeVisible(),
  },
  withWaiting(5),
  withWaiting(500),
  {
    ...training,
    name: 'intrance-inbox',
    prepare: (page) => trained(page),
    act: async (page) => {
      await page.getByRole('listbox', { name: /^Antworten/ }).press('ArrowDown');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('mit der Tram');
    },
  },
  {
    ...training,
    name: 'intrance-examples',
    prepare: (page) => trained(page),
    act: async (page) => {
      await page.getByRole('tab', { name: 'Beispiele' }).click();
      await page.getByLabel('Was jemand antworten könnte').fill('ich bike');
      await expect(page.getByRole('list', { name: 'Warum?' })).toBeVisible();
    },
  },
  {
    ...training,
    name: 'intrance-quality',
    prepare: (page) => trained(page),
    act: async (page) => {
      await page.getByRole('tab', { name: 'Qualität' }).click();
      await page.getByRole('spinbutton', { name: 'Verstehen ab' }).fill('75');
      await expect(page.getByRole('columnheader', { name: 'Mit neuen Schwellen' })).toBeVisible();
    },
  },
  {
    ...training,
    name: 'intrance-preview',
    prepare: (page) => trained(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Prüfen und übernehmen' }).click();
      await expect(page.getByRole('list', { name: 'Vorher und nachher' })).toBeVisible();
    },
  },
  {
    ...table,
    name: 'intrance-old',
    prepare: (page) => trained(page),
    act: (page) => expect(page.getByRole('columnheader', { name: 'Bedeutung' })).toBeVisible(),
  },
  {
    ...table,
    name: 'intrance-old-file',
    prepare: (page) => trained(page),
    act: async (page) => {
      const csv =
        'Block;Bedeutung;Beispiel\nWie kommen Sie zur Arbeit?;Mit dem Auto;ich nehm den Wagen\nUnbekannt;Auto;Wagen\n';
      const file = { name: 'training.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await page.getByLabel('Datei einlesen').last().setInputFiles(file);
      await expect(page.getByRole('dialog', { name: 'Datei einlesen' })).toBeVisible();
    },
  },
];
