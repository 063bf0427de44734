import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import {
  trainingBoundsEffect,
  trainingInbox,
  trainingOverview,
  trainingPreview,
  trainingQuality,
  trainingTargets,
  triedTraining,
} from '../dialogs/training.data.ts';
import type { Screen } from './Screen.ts';

const training = { who: 'author', path: (id: string) => `/intrance/${id}`, heading: 'Trainieren' } as const;

/** Much training, and many replies that wait. */
async function trained(page: Page): Promise<void> {
  const answers = [
    ['training', trainingOverview],
    ['trainingdata_jumps/*', trainingTargets],
    ['training/*/inbox*', trainingInbox],
    ['training/*/quality', trainingQuality],
    ['training/preview', trainingPreview],
    ['training/*/bounds/effect', trainingBoundsEffect],
    ['training/*/try', triedTraining],
  ] as const;
  for (const [path, json] of answers) await page.route(`**/api/surveys/*/${path}`, (route) => route.fulfill({ json }));
}

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
  {
    ...training,
    name: 'intrance-inbox',
    prepare: trained,
    act: async (page) => {
      await page.getByRole('listbox', { name: /^Antworten/ }).press('ArrowDown');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('mit der Tram');
    },
  },
  {
    ...training,
    name: 'intrance-examples',
    prepare: trained,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Beispiele' }).click();
      await page.getByLabel('Was jemand antworten könnte').fill('ich bike');
      await expect(page.getByRole('list', { name: 'Warum?' })).toBeVisible();
    },
  },
  {
    ...training,
    name: 'intrance-quality',
    prepare: trained,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Güte' }).click();
      await page.getByRole('spinbutton', { name: 'Verstehen ab' }).fill('75');
      await expect(page.getByRole('columnheader', { name: 'Mit neuen Schwellen' })).toBeVisible();
    },
  },
  {
    ...training,
    name: 'intrance-preview',
    prepare: trained,
    act: async (page) => {
      await page.getByRole('button', { name: 'Prüfen und übernehmen' }).click();
      await expect(page.getByRole('list', { name: 'Vorher und nachher' })).toBeVisible();
    },
  },
];
