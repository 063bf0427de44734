import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import type { PlannedBlock } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { newAuthor } from '../product/newAuthor.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

/** The shared one, for somebody who has two dialogs and no more. */
let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = { ...sharedProduct, account: await newAuthor(sharedProduct, await logIn(sharedProduct)) };
  token = await logIn(product);
  await liveDialog(product, token, { name: 'Kommissarin Berger', blocks: inspector });
  await liveDialog(product, token, { name: 'Zeuge Rindfleischetikettierungsüberwachung', blocks: witness });
});
// Because each test joins the same dialogs, which show the triggers of their first multi-chat.
test.afterEach(async () => {
  const { managers } = await callOrThrow(product.url, 'listManagers', {}, token);
  for (const { dialog_manager_id } of managers)
    await callOrThrow(product.url, 'deleteManager', { id: dialog_manager_id }, token);
});

const open = (id: string, context: string, short_name = ''): PlannedBlock => ({
  id,
  type: 'open',
  context,
  fields: { short_name },
});
const inspector = [
  open('ort', 'Wo waren Sie gestern Abend zwischen acht und zehn Uhr?', 'Tatort'),
  open('motiv', 'Wer hätte ein Motiv gehabt?', 'Motiv'),
  open('anklage', 'Wen klagen Sie an?', 'Anklage'),
];
const witness = [open('alibi', 'Ich war im Kino.', 'Alibi'), open('spur', 'Was wollen Sie noch wissen?', 'Spur')];

/** Keeps a screenshot of each state and looks at it with axe. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/multi-chat/${name}.png`, animations: 'disabled' });
  await expectNoFindings(page, name, wcag);
}

const canvas = (page: Page): Locator => page.getByRole('region', { name: 'Dialoge und Auslöser' });
const block = (page: Page, name: RegExp): Locator => canvas(page).getByRole('group', { name });
const list = (page: Page): Locator => page.getByRole('complementary', { name: 'Auslöser' }).getByRole('listitem');

async function makeMultiChat(page: Page): Promise<void> {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Multi-Chat anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Multi-Chat anlegen' });
  await dialog.getByLabel('Name des Multi-Chats').fill('Der Fall Mühlbach');
  await dialog.getByRole('checkbox', { name: 'Kommissarin Berger' }).check();
  await dialog.getByRole('checkbox', { name: /Zeuge/ }).check();
  await look(page, 'create');
  await dialog.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Multi-Chat: Der Fall Mühlbach' })).toBeVisible();
}

/** So many triggers show, and the server has all of them: a trigger says in the list while it is on its way. */
async function expectStored(page: Page, count: number): Promise<void> {
  await expect(list(page)).toHaveCount(count);
  await expect(page.getByText('wird gespeichert')).toHaveCount(0);
}

/** Fills the form in by the words that an author reads. */
async function addTrigger(page: Page, kind: string, chosen: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Auslöser anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auslöser anlegen' });
  await dialog.getByLabel('Art').selectOption({ label: kind });
  for (const [label, option] of Object.entries(chosen)) await dialog.getByLabel(label).selectOption({ label: option });
  await dialog.getByRole('button', { name: 'Anlegen', exact: true }).click();
}

test('dialogs are joined, triggered by one another, and tested from the middle [§2.37]', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('409')) refused.push(message.text());
  });
  await makeMultiChat(page);
  await expect(page.getByText(/Noch kein Auslöser/)).toBeVisible();
  await look(page, 'empty');

  await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '1. Alibi', 'wird gestellt': '2. Motiv' });
  await expect(list(page)).toHaveCount(1);
  await addTrigger(page, 'Dialog starten', {
    'Sobald beantwortet ist': '1. Tatort',
    'beginnt der Dialog': 'Zeuge Rindfleischetikettierungsüberwachung',
  });
  await addTrigger(page, 'Dialog wechseln', { 'Nach dem Block': '2. Spur', 'geht es weiter bei': '3. Anklage' });
  await addTrigger(page, 'Auf Schnittstelle warten', { 'Dieser Block wartet': '2. Spur' });
  await expectStored(page, 4);
  await look(page, 'triggers');

  await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '3. Anklage', 'wird gestellt': '1. Tatort' });
  const dialog = page.getByRole('dialog', { name: 'Auslöser anlegen' });
  await expect(dialog.getByRole('alert')).toContainText('im Kreis gewartet');
  await expect(dialog.getByRole('alert')).toContainText('„Tatort“ (Kommissarin Berger) wartet auf „Anklage“');
  await look(page, 'circle');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(list(page)).toHaveCount(4);

  await list(page).filter({ hasText: 'Aufruf von außen' }).getByRole('button').click();
  await expect(list(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectStored(page, 4);

  await page.reload();
  await expect(list(page)).toHaveCount(4);
  await block(page, /^Anklage/).click();
  await expect(page.getByRole('heading', { name: 'Auslöser von „Anklage“' })).toBeVisible();
  await look(page, 'selected');
  await page.getByRole('link', { name: 'Ab hier testen' }).click();
  await expect(page).toHaveURL(/\/assess\/.+\?ab=anklage&multichat=\d+$/);
  await expect(page.getByRole('log').getByText('Wen klagen Sie an?')).toBeVisible();
  await expect(page.getByText('Beispielantwort').first()).toBeVisible();
  await look(page, 'tested');
  expect(refused).toEqual([]);
});

test('a trigger is drawn by mouse and deleted by keyboard on the canvas [§2.34]', async ({ page }) => {
  await makeMultiChat(page);
  const handle = block(page, /^Tatort/)
    .getByTitle('Ziehen, um einen Auslöser anzulegen')
    .last();
  await handle.dragTo(block(page, /^Spur/), { targetPosition: { x: 12, y: 28 } });
  const dialog = page.getByRole('dialog', { name: 'Auslöser anlegen' });
  await expect(dialog.getByLabel('Sobald beantwortet ist')).toHaveValue(/\/ort$/);
  await expect(dialog.getByLabel('wird gestellt')).toHaveValue(/\/spur$/);
  await dialog.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expectStored(page, 1);

  await page.getByRole('group', { name: /„Spur“ .* wartet auf „Tatort“/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByText('Der Auslöser wurde gelöscht.')).toBeVisible();
});

test('the test begins at a block of the configurator, and from the multi-chat one goes back and forth', async ({
  page,
}) => {
  await makeMultiChat(page);
  await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '1. Alibi', 'wird gestellt': '2. Motiv' });
  await expectStored(page, 1);
  await page.getByRole('link', { name: 'Zum Dialog' }).click();
  await expect(page.getByText(/^Wartet auf: Zeuge/)).toBeVisible();
  await look(page, 'configurator');
  await page.getByRole('group', { name: /Anklage$/ }).click();
  await page.getByRole('button', { name: 'Ab hier testen' }).click();
  await expect(page.getByRole('log').getByText('Wen klagen Sie an?')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Multi-Chat' }).click();
  await expect(page.getByRole('heading', { name: /^Multi-Chat/ })).toBeVisible();
});

test('the list shows and changes triggers as the graph does, and an edit that closes a circle is told at once', async ({
  page,
}) => {
  await makeMultiChat(page);
  await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '1. Alibi', 'wird gestellt': '2. Motiv' });
  await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '1. Tatort', 'wird gestellt': '1. Alibi' });
  await expect(list(page)).toHaveCount(2);
  await expect(page.getByText('wird gespeichert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Zum Dialog' }).click();
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click();
  const row = (name: string): Locator =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `„${name}“ nach oben` }) });
  await expect(row('Motiv')).toContainText('Wartet auf: Zeuge');
  await expect(row('Tatort')).toContainText('Wartet darauf: Zeuge');

  await row('Motiv').getByRole('button').first().click();
  const section = page.getByRole('region', { name: 'Auslöser im Multi-Chat' });
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await look(page, 'list');
  await section.getByRole('button', { name: /^Auslöser löschen/ }).click();
  await expect(row('Motiv')).not.toContainText('Wartet auf');
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row('Motiv')).toContainText('Wartet auf: Zeuge');
  await addTrigger(page, 'Auf Schnittstelle warten', {});
  await expect(row('Motiv')).toContainText('Wartet auf Schnittstelle');
  await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '3. Anklage' });
  const refused = page.getByRole('dialog', { name: 'Auslöser anlegen' });
  await expect(refused.getByRole('alert')).toContainText('im Kreis gewartet');
  await refused.getByRole('button', { name: 'Abbrechen' }).click();

  await page.getByRole('button', { name: 'Dialogprüfung', exact: true }).click();
  const check = page.getByRole('complementary', { name: 'Dialogprüfung' });
  await expect(check.getByText('Keine Fehler gefunden')).toBeVisible();
  await page.getByRole('button', { name: '„Motiv“ nach oben' }).click();
  await expect(check.getByText(/Hier warten Blöcke im Kreis aufeinander: .*„Motiv“/)).toBeVisible();
  await look(page, 'list-circle');
  await page.getByRole('toolbar').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(check.getByText('Keine Fehler gefunden')).toBeVisible();
});

const views = {
  phone: { width: 360, height: 740, colorScheme: 'light' },
  'phone-dark': { width: 360, height: 740, colorScheme: 'dark' },
  dark: { width: 1280, height: 800, colorScheme: 'dark' },
} as const;

test.describe('in every look', () => {
  test.use({ reducedMotion: 'reduce' });
  test('the view is whole and accessible', async ({ page }) => {
    await lookAt(page, views.phone);
    await makeMultiChat(page);
    await addTrigger(page, 'Warten auf', { 'Sobald beantwortet ist': '1. Alibi', 'wird gestellt': '2. Motiv' });
    await expectStored(page, 1);
    for (const [name, view] of inTurn(Object.entries(views), 1)) {
      await lookAt(page, view);
      await look(page, `view-${name}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
    }
    await page.goto(`${product.url}/dashboard`);
    await expect(
      page.getByRole('list', { name: 'Dialoge' }).getByRole('link', { name: 'Der Fall Mühlbach' }),
    ).toBeVisible();
    for (const [name, view] of inTurn(Object.entries(views), 2)) {
      await lookAt(page, view);
      // Because axe takes what the bar half covers for too small.
      await page.evaluate(() => scrollTo(0, 0));
      await look(page, `dashboard-${name}`);
    }
  });
});
