import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Where a picture is taken of. */
interface Place {
  readonly survey_id: string;
  /** The address of a link that shows figures, without its host. */
  readonly link: string;
}

interface AnalysisState {
  readonly name: string;
  /** How many conversations it needs. */
  readonly least: number;
  /** Whether the tests look at it, too, and not pictures alone. */
  readonly isTested?: true;
  readonly path: (place: Place) => string;
  readonly act: (page: Page) => Promise<unknown>;
}

const analysis = { least: 1, path: ({ survey_id }: Place) => `/analyse/${survey_id}` } as const;

const dialogNamed = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** All of the page is drawn, down to what comes with scrolling. */
async function drawAll(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Fragen', exact: true }).waitFor();
  await page.getByRole('article').first().waitFor();
  for (const card of await page.getByRole('article').all()) {
    await card.scrollIntoViewIfNeeded();
    const said = card.getByText(/^Noch keine Antwort|Sie werden nicht gezeigt\.$/);
    await said.or(card.getByRole('list')).first().waitFor();
  }
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

async function compare(page: Page, row: RegExp, column: RegExp): Promise<void> {
  // The list of contents has one of the same name before it.
  const open = page.getByRole('button', { name: 'Zwei Fragen vergleichen', exact: true }).last();
  await open.scrollIntoViewIfNeeded();
  // Because the page becomes shorter as what stands below the button comes, which moves it from under the pointer.
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await open.click();
  for (const [label, option] of [
    ['Zeilen: Frage oder berechneter Wert', row],
    ['Spalten: Gruppen', column],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  await expect(page.getByText(/^n = /).first()).toBeVisible();
  await drawAll(page);
}

async function openMenu(page: Page, button: string | RegExp, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Every state of the analysis that has a look of its own. */
export const analysisStates: readonly AnalysisState[] = [
  {
    ...analysis,
    name: 'empty',
    least: 0,
    act: (page) => page.getByRole('heading', { name: /^(Noch keine Antworten|Überblick)$/ }).waitFor(),
  },
  { ...analysis, name: 'all', isTested: true, act: drawAll },
  {
    ...analysis,
    name: 'filtered',
    path: ({ survey_id }) => `/analyse/${survey_id}?filter=stand.finished_geraet.phone_antwort.single..one-of.b`,
    act: drawAll,
  },
  {
    ...analysis,
    name: 'nobody',
    path: ({ survey_id }) => `/analyse/${survey_id}?filter=von.2040-01-01`,
    act: (page) => page.getByText('Kein Gespräch passt zu diesem Filter.').waitFor(),
  },
  {
    ...analysis,
    name: 'tables',
    act: async (page) => {
      await drawAll(page);
      const asTable = page.getByRole('button', { name: /^Als Tabelle/ });
      for (let left = await asTable.count(); left > 0; left -= 1) await asTable.first().click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    ...analysis,
    name: 'cross-table',
    isTested: true,
    act: (page) => compare(page, /wichtigsten/, /nutzen Sie|zufrieden/),
  },
  { ...analysis, name: 'scores', isTested: true, act: (page) => compare(page, /gesamtwert/i, /wichtigsten/) },
  {
    ...analysis,
    name: 'segments',
    isTested: true,
    act: async (page) => {
      await openMenu(page, 'Segmente', 'Vergleichen …');
      await dialogNamed(page, 'Zwei Segmente vergleichen').getByRole('table').waitFor();
    },
  },
  {
    ...analysis,
    name: 'segments-question',
    isTested: true,
    path: ({ survey_id }) => `/analyse/${survey_id}?filter=geraet.phone`,
    act: async (page) => {
      await openMenu(page, 'Segmente', 'Vergleichen …');
      const dialog = dialogNamed(page, 'Zwei Segmente vergleichen');
      await dialog.getByRole('combobox', { name: 'Frage' }).click();
      await page
        .getByRole('option', { name: /wichtigsten/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: 'Als Tabelle' }).scrollIntoViewIfNeeded();
    },
  },
  {
    ...analysis,
    name: 'filter-dialog',
    isTested: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Filter hinzufügen' }).click();
      await page
        .getByRole('menuitem', { name: 'Gerät' })
        .or(page.getByRole('button', { name: 'Gerät' }))
        .first()
        .waitFor();
    },
  },
  {
    ...analysis,
    name: 'reader',
    isTested: true,
    act: async (page) => {
      await page.locator('[data-row="0"]').click();
      await dialogNamed(page, /^Gespräch vom/)
        .getByText('Neue Notiz')
        .first()
        .waitFor();
    },
  },
  {
    ...analysis,
    name: 'coding',
    isTested: true,
    act: async (page) => {
      await drawAll(page);
      await page
        .getByRole('button', { name: /gut, was nicht/ })
        .filter({ hasText: 'Antworten codieren' })
        .click();
      await page.getByRole('button', { name: 'Ähnliche Antworten finden' }).click();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    },
  },
  {
    ...analysis,
    name: 'retention',
    isTested: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Aufbewahrung' }).click();
      const dialog = dialogNamed(page, 'Wie lange Gespräche bleiben');
      await dialog.getByRole('checkbox', { name: 'Gespräche anonymisieren' }).check();
      await dialog.getByLabel('Tage nach der letzten Antwort').last().fill('1');
      await dialog
        .getByText(/^(In einer Stunde|Heute würde)/)
        .first()
        .waitFor();
    },
  },
  {
    ...analysis,
    name: 'print',
    act: async (page) => {
      await drawAll(page);
      // As wide as A4.
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    },
  },
  {
    ...analysis,
    name: 'figure-link',
    path: ({ link }) => link,
    act: async (page) => {
      await drawAll(page);
    },
  },
  {
    ...analysis,
    name: 'figure-links',
    act: async (page) => {
      await page.getByRole('button', { name: 'Ergebnisse freigeben' }).click();
      await dialogNamed(page, 'Ergebnisse mit einem Link freigeben')
        .getByRole('textbox', { name: /^Adresse von/ })
        .waitFor();
    },
  },
  {
    ...analysis,
    name: 'export',
    least: 0,
    act: async (page) => {
      await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
      const dialog = dialogNamed(page, 'Antworten exportieren');
      await dialog.getByRole('button', { name: 'Auswählen' }).click();
      await dialog.getByRole('checkbox').first().waitFor();
    },
  },
];
