import { expect } from 'playwright/test';
import { phq9File } from '../phq9.ts';
import { trash } from '../unpublished.ts';
import type { Screen } from './Screen.ts';

const dashboard = { who: 'author', path: () => '/dashboard', heading: 'Ihre Dialoge' } as const;
const longest = 'Rindfleischetikettierungsüberwachungsaufgaben';
const folder_id = '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0a';
const folders = {
  folders: [{ folder_id, name: longest, surveys: 2 }],
  tags: [{ tag: 'Pilot', surveys: 1 }],
};
const nothing = { surveys: [], total: 0 };
const member = { name: 'maximiliane.von-hohenzollern-sigmaringen@example.org', role: 'Voller Zugriff' };
const teams = { teams: [{ survey_id: 'a', survey_name: longest, surveys: 2, members: [member] }] };

const tasks = ['replies', 'unpublished', 'comments', 'findings', 'replies'].map((kind, count) => ({
  kind,
  survey_id: `a${count}`,
  survey_name: longest,
  count: count + 1,
  unique_question_id: null,
  at: 0,
}));

/** What is asked about two dialogs that were chosen. */
const asked = (action: string): Screen => ({
  ...dashboard,
  name: `dashboard-selected-${action}`,
  prepare: (page) => page.route('**/api/folders', (route) => route.fulfill({ json: folders })),
  act: async (page) => {
    const choices = page.getByRole('checkbox', { name: /auswählen$/ });
    await choices.nth(0).check();
    await choices.nth(1).check();
    await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** The screens of the dashboard, with the states that have a look of their own. */
export const dashboardScreens: readonly Screen[] = [
  { who: 'author', name: 'library', path: () => '/mediathek', heading: 'Mediathek' },
  {
    ...dashboard,
    name: 'dashboard',
    act: (page) => expect(page.getByRole('list', { name: 'Dialoge' })).toBeVisible(),
  },
  {
    ...dashboard,
    name: 'dashboard-table',
    prepare: (page) =>
      page.route('**/api/tasks', (route) => route.fulfill({ json: { tasks, total: tasks.length, unchecked: [] } })),
    act: async (page) => {
      await page.getByRole('button', { name: 'Tabelle' }).click();
      await expect(page.getByRole('treegrid', { name: 'Dialoge' })).toBeVisible();
      // Its button says what it is as long as the mouse is on it.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Heute' }).getByRole('link').first()).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-table-selected',
    act: async (page) => {
      await page.getByRole('button', { name: 'Tabelle' }).click();
      const rows = page.getByRole('treegrid', { name: 'Dialoge' }).getByRole('checkbox', { name: /auswählen$/ });
      await rows.nth(0).check();
      await rows.nth(1).check();
      await expect(page.getByRole('region', { name: 'Auswahl' }).getByRole('status')).toContainText('2');
    },
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
      const choices = page.getByRole('dialog').getByRole('checkbox');
      await choices.first().check();
      await choices.nth(1).check();
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
      const name = 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung-endgültige-Version.json';
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
    prepare: (page) =>
      page.route('**/api/surveys', (route) => route.fulfill({ json: { surveys: [], total: 0, archived: 0 } })),
    act: (page) => expect(page.getByRole('heading', { name: 'Noch kein Dialog' })).toBeVisible(),
  },
  {
    ...dashboard,
    name: 'dashboard-folder',
    path: () => `/dashboard?ordner=${folder_id}`,
    prepare: async (page) => {
      await page.route('**/api/folders', (route) => route.fulfill({ json: folders }));
      await page.route(/\/api\/surveys\?folder_id=/, (route) => route.fulfill({ json: { ...nothing, archived: 3 } }));
    },
    act: (page) => expect(page.getByRole('button', { name: /^Mehr zum Ordner/ })).toBeVisible(),
  },
  asked('Verschieben'),
  asked('Schlagwörter'),
  asked('Löschen'),
  {
    ...dashboard,
    name: 'dashboard-selected',
    act: async (page) => {
      await page
        .getByRole('checkbox', { name: /auswählen$/ })
        .first()
        .check();
      await expect(page.getByRole('region', { name: 'Auswahl' })).toBeVisible();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-team-copy',
    prepare: (page) => page.route('**/api/teams', (route) => route.fulfill({ json: teams })),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Mehr zu/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Für ein Team kopieren' }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
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
    // The browser remembers the table, when that was looked at before.
    prepare: async (page) => {
      await page.addInitScript(() => localStorage.removeItem('dialogwerk-dashboard-view'));
      await page.route('**/api/surveys', () => undefined);
    },
    act: (page) => expect(page.getByRole('list', { name: 'Dialoge werden geladen …' })).toHaveCSS('opacity', '0.6'),
  },
];
