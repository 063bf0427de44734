import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import type { PlannedDialog } from '../../product/liveDialog.ts';
import { loadedWhenIdle } from '../../product/loadedWhenIdle.ts';
import { lookAt, looks } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const options = [
  { id: 'ja', text: 'Ja', score: 1 },
  { id: 'nein', text: 'Nein', score: 0 },
];
const planned: PlannedDialog = {
  name: 'Umzug',
  settings: { speed: 1 },
  ending: 'Das war alles.',
  blocks: [
    {
      id: 'umzug',
      type: 'single',
      context: 'Ziehen Sie um?',
      fields: { options, jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'name' }] },
    },
    { id: 'wohin', type: 'open', context: 'Wohin ziehen Sie?' },
    { id: 'name', type: 'open', context: 'Wie heißen Sie?' },
    { id: 'schluss', type: 'open', context: 'Noch etwas?' },
  ],
};

const addressOf = (survey_id: string): string => `${product.url}/assess_live/${survey_id}`;
const field = (page: Page) => composerOf(page).getByRole('textbox');
async function reply(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}
async function begun(page: Page): Promise<void> {
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Wohin ziehen Sie?')).toBeVisible();
}
async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: item }).click();
}
async function look(page: Page, name: string): Promise<void> {
  for (const one of looks) {
    await lookAt(page, one);
    await keepPicture(page, { path: `artefacts/elsewhere/${name}-${one.width}-${one.colorScheme}.png` });
  }
  await expectNoFindings(page, name, wcag);
}
/** Opens a page that follows the other tabs. */
async function openFollowing(page: Page, survey_id: string): Promise<void> {
  const all = loadedWhenIdle(page);
  await page.goto(addressOf(survey_id));
  await all;
}

test('what is answered in one tab stands in the other at once, and what was being typed there is not lost', async ({
  page,
  context,
}) => {
  const survey_id = await liveDialog(product, token, planned);
  await openFollowing(page, survey_id);
  await begun(page);
  const other = await context.newPage();
  await openFollowing(other, survey_id);
  await expect(field(other)).toBeVisible();
  await field(other).fill('Nach Köln, glaube');
  await reply(page, 'Nach Bonn');
  await expect(other.getByRole('log').getByText('Nach Bonn')).toBeVisible();
  await expect(other.getByText('Wie heißen Sie?')).toBeVisible();
  await expect(other.getByText('Ihr Text von hier: „Nach Köln, glaube“')).toBeVisible();
  await look(other, 'other-tab');
  await other.getByRole('button', { name: 'Antwort damit ändern' }).click();
  const sheet = other.getByRole('dialog', { name: 'Antwort ändern' });
  await expect(sheet.getByRole('textbox')).toHaveValue('Nach Köln, glaube');
  await sheet.getByRole('textbox').fill('Nach Köln');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Nach Köln')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ umzug: 'ja', wohin: 'Nach Köln' }]);
});

test('where tabs cannot tell each other, a tab that is looked at again knows what was answered', async ({
  page,
  context,
}) => {
  const survey_id = await liveDialog(product, token, planned);
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await openFollowing(page, survey_id);
  await begun(page);
  const other = await context.newPage();
  await openFollowing(other, survey_id);
  await expect(field(other)).toBeVisible();
  await reply(page, 'Nach Bonn');
  await expect(page.getByText('Wie heißen Sie?')).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByText('Wie heißen Sie?')).toBeVisible();
});

test('a dialog goes on at another device by its link, once, and the first device says so', async ({
  page,
  browser,
  context,
}) => {
  const survey_id = await liveDialog(product, token, planned);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFollowing(page, survey_id);
  await begun(page);
  await openMenu(page, 'Auf anderem Gerät weitermachen');
  const sheet = page.getByRole('dialog', { name: 'Auf anderem Gerät weitermachen' });
  await expect(sheet.getByRole('img', { name: 'QR-Code mit dem Link zum Weitermachen' })).toBeVisible();
  await look(page, 'hand-over');
  await sheet.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(sheet.getByText('Der Link ist kopiert.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 700 } });
  const there = await phone.newPage();
  await there.goto(link);
  await expect(there.getByText('Wohin ziehen Sie?')).toBeVisible();
  await expect(there.getByRole('log').locator('.dw-user')).toHaveText('Ja');
  expect(there.url()).toBe(addressOf(survey_id));
  await expect(sheet.getByText('Das andere Gerät ist dabei.')).toBeVisible();
  await look(page, 'hand-over-taken');
  await reply(there, 'Nach Bonn');
  await expect(there.getByText('Wie heißen Sie?')).toBeVisible();
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Wie heißen Sie?')).toBeVisible();

  const third = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await third.goto(link);
  await expect(third.getByText('Mit diesem Link geht es nicht weiter')).toBeVisible();
  await look(third, 'not-continued');
  await expect(third.getByRole('log').locator('.dw-user')).toHaveCount(0);
  await third.context().close();
  await phone.close();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ umzug: 'ja', wohin: 'Nach Bonn' }]);
});

test('whoever has begun on the other device is asked before it is left', async ({ page, browser, context }) => {
  const survey_id = await liveDialog(product, token, planned);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFollowing(page, survey_id);
  await begun(page);
  await reply(page, 'Nach Bonn');
  await expect(page.getByText('Wie heißen Sie?')).toBeVisible();
  await openMenu(page, 'Auf anderem Gerät weitermachen');
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const phone = await browser.newContext({ locale: 'de-DE' });
  const there = await phone.newPage();
  await there.goto(addressOf(survey_id));
  await begun(there);
  await there.goto('about:blank');
  await there.goto(link);
  const asked = there.getByRole('dialog', { name: 'Mit dem anderen Gespräch weitermachen?' });
  await expect(asked).toBeVisible();
  await look(there, 'instead');
  await asked.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(there.getByText('Wohin ziehen Sie?')).toBeVisible();
  await there.goto('about:blank');
  await there.goto(link);
  await asked.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(there.getByText('Wie heißen Sie?')).toBeVisible();
  await phone.close();
});

test('before an answer is changed its page says what falls away, and it can be undone', async ({ page }) => {
  const survey_id = await liveDialog(product, token, planned);
  await openFollowing(page, survey_id);
  await begun(page);
  await reply(page, 'Nach Bonn');
  await expect(page.getByText('Wie heißen Sie?')).toBeVisible();
  await reply(page, 'Ana');
  await expect(page.getByText('Noch etwas?')).toBeVisible();
  await page.getByRole('button', { name: 'Ändern' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Antwort ändern' });
  await sheet.getByRole('button', { name: 'Nein', exact: true }).click();
  await expect(sheet.getByText('Dann passt diese spätere Antwort nicht mehr:')).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveText(/Wohin ziehen Sie\?\s+Nach Bonn/);
  await look(page, 'falls-away');
  await sheet.getByRole('button', { name: 'Trotzdem ändern' }).click();
  await expect(page.getByText('1 spätere Antwort passt nicht mehr')).toBeVisible();
  await look(page, 'changed');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('log').getByText('Nach Bonn')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ umzug: 'ja', wohin: 'Nach Bonn', name: 'Ana' }]);
});

test('a wait is tapped away, and the pace that was chosen stays after a reload', async ({ page }) => {
  const slow = { id: 'a', type: 'open', context: 'Eins.\n#60000#\nZwei.\n#60000#\nUnd drei?' } as const;
  const survey_id = await liveDialog(product, token, {
    ...planned,
    settings: { speed: 0.5 },
    blocks: [{ id: 'vorher', type: 'open', context: 'Vorher?' }, slow],
  });
  await openFollowing(page, survey_id);
  await reply(page, 'ja');
  await expect(page.getByRole('button', { name: 'Gleich zeigen' })).toBeVisible();
  await expect(page.getByText('Eins.')).toBeVisible();
  await look(page, 'waits');
  await page.getByText('Eins.').click();
  await expect(page.getByText('Und drei?')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('switch', { name: 'Nachrichten ohne Pausen' }).click();
  await look(page, 'menu');
  await page.reload();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('switch', { name: 'Nachrichten ohne Pausen' })).toHaveAttribute('aria-checked', 'true');
});
