import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const options = (...texts: string[]) => texts.map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

async function answer(product: Product, survey_id: string, times: number, happy: string, team: string) {
  for (let index = 0; index < times; index += 1) {
    const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
    await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
    for (const [unique_question_id, option_id] of [
      ['happy', happy],
      ['team', team],
    ] as const) {
      const reply = { type: 'single', option_id } as const;
      const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id, nachfrage_id: null, reply };
      await callOrThrow(product.url, 'turn', turn, token_live);
    }
  }
}

/** The titles of the figures in their order, and all cells of their tables. */
async function figuresOn(page: Page) {
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  const cells = await page.getByRole('article').locator('th, td').allTextContents();
  return { titles, cells };
}

/** The same of a document for Word, read by the browser, in a page without the product's rules. */
async function figuresIn(browser: Browser, page: Page, button: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await waiting;
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  const reader = await browser.newPage();
  const read = await reader.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (part: Element) => [...part.getElementsByTagName('w:t')].map((one) => one.textContent).join('');
      const styled = (style: string) =>
        [...document.getElementsByTagName('w:p')]
          .filter((part) => part.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') === style)
          .map((part) => textOf(part));
      return {
        headings: styled('Heading1'),
        titles: styled('Heading2'),
        cells: [...document.getElementsByTagName('w:tc')].map((cell) => textOf(cell)),
        words: textOf(document.documentElement),
      };
    },
    strFromU8(files['word/document.xml'] ?? new Uint8Array()),
  );
  await reader.close();
  const pictures = Object.keys(files).filter((name) => name.startsWith('word/media/')).length;
  return { ...read, pictures, name: file.suggestedFilename() };
}

test('an author composes a report, reads it in Word, and shows it to a stranger without small groups', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Zufriedenheit',
    blocks: [
      { id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options: options('Ja', 'Nein') } },
      { id: 'team', type: 'single', context: 'In welchem Team?', fields: { options: options('A', 'B') } },
    ],
  });
  await answer(product, survey_id, 6, 'o1', 'o1');
  await answer(product, survey_id, 5, 'o2', 'o2');

  const page = await browser.newPage();
  await signIn(page.context(), product);
  await page.goto(`${product.url}/analyse/${survey_id}`);
  await page.getByRole('link', { name: 'Berichte' }).click();
  await page.getByRole('button', { name: 'Neuer Bericht' }).click();
  await page.getByLabel('Name des Berichts').fill('Für den Vorstand');
  const adding = page.getByRole('group', { name: 'Hinzufügen' });
  const choose = async (name: string) => {
    await adding.getByRole('button', { name: 'Zahlen' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await choose('Sind Sie zufrieden?');
  // Its figures move what can be added further down.
  await expect(page.getByRole('article').getByText('54,5', { exact: false }).first()).toBeVisible();
  await choose('Überblick: wie viele begonnen und beendet haben');
  await adding.getByRole('button', { name: 'Zahlen' }).click();
  const dialog = page.getByRole('dialog');
  for (const [field, question] of [
    ['Zeilen', 'Sind Sie zufrieden?'],
    ['Spalten', 'In welchem Team?'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: question }).click();
  }
  await dialog.getByRole('button', { name: 'Kreuztabelle hinzufügen' }).click();
  await adding.getByRole('button', { name: 'Überschrift' }).click();
  await page.getByLabel('Überschrift', { exact: true }).fill('Wie es allen geht');
  await adding.getByRole('button', { name: 'Text' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Die meisten sind zufrieden.');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectClean(page, 'a report that is put together');

  // By keyboard the focus goes along; with the mouse it is drawn by its handle; what was removed comes back.
  const up = page.getByRole('button', { name: 'Nach oben: Wie es allen geht' });
  for (let place = 3; place > 0; place -= 1) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByText('„Wie es allen geht“ steht jetzt an Stelle 1 von 5.')).toBeAttached();
  const rows = page.getByRole('listitem', { name: /^Teil / });
  await rows.nth(4).locator('[data-drag]').dragTo(rows.nth(1));
  await page.getByRole('button', { name: 'Entfernen: Überblick' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Für den Vorstand' })).toBeVisible();
  const titles = ['Sind Sie zufrieden?', 'Überblick', 'Sind Sie zufrieden? nach In welchem Team?'];
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  await expect(page.getByRole('navigation', { name: 'Inhalt', exact: true }).getByRole('link')).toHaveText([
    'Wie es allen geht',
    ...titles,
  ]);
  await expectClean(page, 'a report');

  const shown = await figuresOn(page);
  expect(shown.cells).toEqual(expect.arrayContaining(['Ja', '6', 'A', '6 (100,0\u00A0%)']));
  const written = await figuresIn(browser, page, 'Für Word (DOCX)');
  expect(written).toMatchObject({
    name: 'Für den Vorstand.docx',
    headings: ['Wie es allen geht'],
    pictures: 1,
    ...shown,
  });
  expect(written.words).toContain('Die meisten sind zufrieden.');

  await page.getByRole('button', { name: 'Bericht freigeben' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Vorstand');
  await page.getByRole('dialog').getByRole('button', { name: 'Link anlegen' }).click();
  const field = page.getByRole('textbox', { name: 'Adresse von „Vorstand“' });
  await expect(field).toHaveValue(/\/figures\/./);
  const link = await field.inputValue();
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Für den Vorstand' })).toBeVisible();
  await expect(visitor.getByRole('article')).toHaveCount(3);
  const seen = await figuresOn(visitor);
  // Quartiles of eleven people stand for fewer than five each.
  const cells = shown.cells.map((cell) => (cell.startsWith('Mittlere Hälfte') ? '' : cell));
  expect(seen).toEqual({ ...shown, cells });
  expect(await figuresIn(browser, visitor, 'Für Word (DOCX)')).toMatchObject(seen);
  // Tables scroll in their own areas; the page does not.
  await expectNoFindings(visitor, 'a report of a link');
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // One person more in a cell of her own: the table goes as a whole, the question shows its groups together.
  await answer(product, survey_id, 1, 'o1', 'o2');
  await visitor.reload();
  await expect(visitor.getByText(/^Diese Tabelle wird nicht gezeigt, weil eine Zelle/)).toBeVisible();
  const few = await figuresIn(browser, visitor, 'Für Word (DOCX)');
  expect(few.cells).not.toContain('1 (14,3\u00A0%)');
  expect(few.words).toContain('Diese Tabelle wird nicht gezeigt');
});
