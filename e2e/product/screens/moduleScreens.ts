import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import {
  analysisCalculated,
  analysisConversations,
  analysisFeedback,
  analysisOverview,
} from '../dialogs/analysisResults.data.ts';
import { openTeam } from '../openTeam.ts';
import type { Screen } from './Screen.ts';
import { unpublished } from '../unpublished.ts';

/** The call that the analysis begins with. */
const overview = /\/api\/surveys\/[^/]+\/results(\?|$)/;
const analysis = { who: 'author', path: (id: string) => `/analyse/${id}`, heading: 'Analyse' } as const;
const share = { who: 'author', path: (id: string) => `/share/${id}`, heading: 'Teilen' } as const;

const figure = { filter: null, view: 'both' } as const;
const aReport = {
  report_id: '0198f000-0000-7000-8000-000000000001',
  name: 'Für den Vorstand',
  filter: '',
  entries: [
    { kind: 'heading', entry_id: 'a', text: 'Wie die Befragung gelaufen ist' },
    { kind: 'text', entry_id: 'b', text: 'Die meisten sind bis zum Ende dabeigeblieben.' },
    { kind: 'overview', entry_id: 'c', ...figure, filter: 'geraet.phone' },
    { kind: 'question', entry_id: 'd', ...figure, question: 'weg' },
  ],
  version: 1,
  changed_at: Date.UTC(2026, 10, 20),
};

async function withReport(page: Page): Promise<void> {
  await page.route(overview, (route) => route.fulfill({ json: analysisOverview }));
  await page.route('**/api/surveys/*/result_reports/*', (route) => route.fulfill({ json: { report: aReport } }));
}

/** The screens of share and analyse, and those of other modules in the shell's frame, with the states that have a look of their own. */
export const moduleScreens: readonly Screen[] = [
  {
    ...share,
    name: 'share',
    act: (page) => expect(page.getByRole('textbox', { name: 'Öffentlicher Link' })).toBeVisible(),
  },
  {
    ...share,
    name: 'share-unpublished',
    prepare: unpublished,
    act: (page) => expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible(),
  },
  {
    name: 'configurator-unpublished',
    who: 'author',
    path: (id) => `/configurator/${id}?tool=publishing`,
    heading: 'Veröffentlichung',
    prepare: unpublished,
    act: async (page) => {
      await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeEnabled();
      await expect(page.getByText('Jetzt bei Teilnehmenden')).toBeVisible();
    },
  },
  {
    ...share,
    name: 'share-privacy',
    act: async (page) => {
      await page.getByRole('button', { name: 'Datenschutzerklärung erstellen' }).click();
      await page.getByLabel('Wofür Sie die Antworten verwenden').fill('Rindfleischetikettierungsüberwachungsaufgaben');
      await page.getByRole('button', { name: 'Als Datenschutzerklärung übernehmen' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Es fehlt noch' })).toBeVisible();
    },
  },
  {
    ...share,
    name: 'share-copied',
    isBrief: true,
    prepare: (page) => page.context().grantPermissions(['clipboard-write']),
    act: async (page) => {
      await page.getByRole('button', { name: 'Öffentlicher Link kopieren' }).click();
      await expect(page.getByText('Kopiert', { exact: true })).toBeVisible();
    },
  },
  {
    ...share,
    name: 'share-card',
    act: async (page) => {
      await page.getByRole('button', { name: 'Vorschau ansehen und gestalten' }).click();
      await page.getByLabel('Titel', { exact: true }).fill('Wie war Ihr Herbst?');
      await expect(page.getByRole('region', { name: 'So sieht der Link aus' })).toContainText('Wie war Ihr Herbst?');
    },
  },
  {
    ...share,
    name: 'team-form',
    act: async (page) => {
      await openTeam(page);
      await page.getByLabel('E-Mail-Adresse').fill('nora@example');
      await page.getByLabel('E-Mail-Adresse').blur();
      await expect(page.getByText('Bitte gültige Email angeben')).toBeVisible();
      await page
        .getByRole('button', { name: /entfernen$/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Entfernen', exact: true })).toBeVisible();
    },
  },
  {
    ...analysis,
    name: 'analyse',
    prepare: async (page) => {
      await page.route(overview, (route) => route.fulfill({ json: analysisOverview }));
      await page.route(/\/calculated(\?|$)/, (route) => route.fulfill({ json: analysisCalculated }));
      await page.route(/\/conversations\?/, (route) => route.fulfill({ json: analysisConversations }));
      await page.route('**/api/surveys/*/feedback', (route) => route.fulfill({ json: analysisFeedback }));
    },
    act: (page) => expect(page.getByText('30 Gespräche, die neuesten zuerst')).toBeVisible(),
  },
  {
    ...analysis,
    name: 'analyse-empty',
    act: (page) => expect(page.getByRole('heading', { name: 'Noch keine Antworten' })).toBeVisible(),
  },
  {
    name: 'reports',
    who: 'author',
    path: (id) => `/analyse/${id}/reports`,
    heading: 'Berichte',
    act: (page) => expect(page.getByText('Noch kein Bericht.')).toBeVisible(),
  },
  {
    name: 'report',
    who: 'author',
    path: (id) => `/analyse/${id}/reports/${aReport.report_id}`,
    heading: 'Für den Vorstand',
    prepare: withReport,
    act: (page) => expect(page.getByRole('article', { name: 'Überblick' })).toBeVisible(),
  },
  {
    name: 'report-editing',
    who: 'author',
    path: (id) => `/analyse/${id}/reports/${aReport.report_id}?bearbeiten=1`,
    heading: 'Bericht bearbeiten',
    prepare: withReport,
    act: (page) => expect(page.getByRole('article', { name: 'Überblick' })).toBeVisible(),
  },
  {
    ...analysis,
    name: 'analyse-export',
    act: async (page) => {
      await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
      await page.getByRole('combobox', { name: 'Format' }).click();
      await page.getByRole('option', { name: 'CSV' }).click();
      await page.getByRole('button', { name: 'Auswählen' }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    ...analysis,
    name: 'analyse-fault',
    prepare: (page) => page.route(overview, (route) => route.abort()),
    act: (page) => expect(page.getByText('Die Antworten konnten nicht geladen werden')).toBeVisible(),
  },
  {
    ...analysis,
    name: 'analyse-loading',
    prepare: (page) => page.route(overview, () => undefined),
    act: (page) => expect(page.getByLabel('Antworten werden geladen …')).toBeVisible(),
  },
  {
    name: 'assess',
    who: 'author',
    path: (id) => `/assess/${id}`,
    heading: 'Zwölf Fragen',
    act: (page) => expect(page.getByRole('log')).toBeVisible(),
  },
  {
    name: 'multi',
    who: 'author',
    // So high that no other test of this product has made it.
    path: () => '/multi/700007',
    heading: 'Der Multi-Chat konnte nicht geladen werden',
  },
  {
    name: 'analyse-multi-chat',
    who: 'author',
    path: () => '/analyse_multichat/700007',
    heading: 'Die gemeinsame Analyse konnte nicht geladen werden',
  },
];
