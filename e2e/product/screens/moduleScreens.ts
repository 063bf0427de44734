import { expect } from 'playwright/test';
import {
  analysisCalculated,
  analysisConversations,
  analysisFeedback,
  analysisOverview,
} from '../dialogs/analysisResults.data.ts';
import { openTeam } from '../openTeam.ts';
import { phq9File } from '../phq9.ts';
import type { Screen } from './Screen.ts';
import { trash, unpublished } from '../unpublished.ts';

const dashboard = { who: 'author', path: () => '/dashboard', heading: 'Ihre Dialoge' } as const;
/** The call that the analysis begins with. */
const overview = /\/api\/surveys\/[^/]+\/results(\?|$)/;
const analysis = { who: 'author', path: (id: string) => `/analyse/${id}`, heading: 'Analyse' } as const;
const share = { who: 'author', path: (id: string) => `/share/${id}`, heading: 'Teilen' } as const;

/** The screens of dashboard, share and analyse, and those of other modules in the shell's frame, with the states that have a look of their own. */
export const moduleScreens: readonly Screen[] = [
  {
    ...dashboard,
    name: 'dashboard',
    act: (page) => expect(page.getByRole('list', { name: 'Dialoge' })).toBeVisible(),
  },
  {
    ...dashboard,
    name: 'dashboard-card-menu',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Mehr zu/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Umbenennen' })).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-rename',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Mehr zu/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
      await expect(page.getByLabel('Name des Dialogs')).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-new',
    act: async (page) => {
      await page.getByRole('button', { name: 'Neuer Dialog' }).click();
      await expect(page.getByRole('dialog', { name: 'Neuer Dialog' })).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-templates',
    act: async (page) => {
      await page.getByRole('button', { name: 'Vorlagen' }).click();
      await page.getByRole('radio', { name: /^Onboarding/ }).check();
      await expect(page.getByRole('region', { name: /^So beginnt „Onboarding/ })).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-multi-chat',
    act: async (page) => {
      await page.getByRole('button', { name: 'Multi-Chat anlegen' }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-import-refused',
    act: async (page) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Fragebogen importieren' }).click(),
      ]);
      const name = 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung-endgültige-Fassung.json';
      await chooser.setFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from('{"resourceType": "Patient"}'),
      });
      await expect(page.getByText('Der Import ist nicht gelungen')).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-import-language',
    act: async (page) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Fragebogen importieren' }).click(),
      ]);
      await chooser.setFiles(phq9File);
      await expect(page.getByRole('combobox', { name: 'Sprache der Texte' })).toBeFocused();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-delete-live',
    prepare: (page) =>
      page.route('**/api/surveys/*/deletion', (route) =>
        route.fulfill({ json: { active: true, conversations: 1234, answers: 56_789 } }),
      ),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Mehr zu/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await expect(page.getByRole('button', { name: 'In den Papierkorb' })).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-trash',
    prepare: (page) => page.route('**/api/trash', (route) => route.fulfill({ json: trash() })),
    act: async (page) => {
      await page.getByRole('button', { name: 'Papierkorb' }).click();
      await page
        .getByRole('button', { name: /^Endgültig löschen/ })
        .first()
        .click();
      await expect(page.getByText('Das lässt sich nicht rückgängig machen.')).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-trash-empty',
    act: async (page) => {
      await page.getByRole('button', { name: 'Papierkorb' }).click();
      await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-trash-fault',
    prepare: (page) => page.route('**/api/trash', (route) => route.abort()),
    act: async (page) => {
      await page.getByRole('button', { name: 'Papierkorb' }).click();
      await expect(page.getByText('Der Papierkorb konnte nicht geladen werden')).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-no-hits',
    path: () => '/dashboard?suche=Rindfleischetikettierungs%C3%BCberwachungsaufgaben%C3%BCbertragungsgesetz',
    act: (page) => expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible(),
  },
  {
    ...dashboard,
    name: 'dashboard-empty',
    prepare: (page) => page.route('**/api/surveys', (route) => route.fulfill({ json: { surveys: [] } })),
    act: (page) => expect(page.getByRole('heading', { name: 'Noch kein Dialog' })).toBeVisible(),
  },
  {
    ...dashboard,
    name: 'dashboard-fault',
    prepare: async (page) => {
      await page.route('**/api/surveys', (route) => route.abort());
      await page.route('**/api/dialogmanagers', (route) => route.abort());
    },
    act: (page) => expect(page.getByText('Ihre Dialoge konnten nicht geladen werden')).toBeVisible(),
  },
  {
    ...dashboard,
    name: 'dashboard-loading',
    prepare: (page) => page.route('**/api/surveys', () => undefined),
    act: (page) => expect(page.getByRole('list', { name: 'Dialoge werden geladen …' })).toHaveCSS('opacity', '0.6'),
  },
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
    ...analysis,
    name: 'analyse-export',
    act: async (page) => {
      await page.getByRole('button', { name: 'Exportieren' }).click();
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
    path: () => '/multi/7',
    heading: 'Der Multi-Chat konnte nicht geladen werden',
  },
  {
    name: 'analyse-multi-chat',
    who: 'author',
    path: () => '/analyse_multichat/7',
    heading: 'Die gemeinsame Analyse konnte nicht geladen werden',
  },
];
