import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Locator, Page } from 'playwright/test';
import { addMember } from '../../product/addMember.ts';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { isSaved, said } from '../../product/inConfigurator.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import { holdRequests } from '../../product/holdRequests.ts';
import { signIn } from '../../product/signIn.ts';
import type { Account, Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { toolbarButton } from '../../product/toolbarButton.ts';

let product: Product;
let token: string;
let survey_id: string;
let colleague: Account;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Zu zweit' }, token);
  survey_id = survey.survey_id;
  for (const [id, short_name] of Object.entries({ q1: 'Eins', q2: 'Zwei' })) {
    const block = { action: 'create', survey_id, unique_question_id: id, type: 'open' } as const;
    const optionals = { short_name };
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { ...block, context: `Frage ${short_name}?`, optionals },
      token,
    );
  }
  colleague = await addMember(product, token, { survey_id, name: 'nora', new_role: 'Voller Zugriff' });
});

const row = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `„${name}“ nach oben` }) })
    .getByRole('button')
    .first();
const conflict = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'gleichzeitig geändert' });

async function openAs(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page.context(), { ...product, account });
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  await toolbarButton(page, 'Als Liste zeigen').click();
  await row(page, 'Eins').click();
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  await said(page).fill(text);
  await said(page).blur();
}

/** Both write into the same field before either has heard of the other. */
async function writeAtOnce(first: Page, second: Page, [one, two]: [string, string]): Promise<void> {
  // News of the first one's words come only after the second one's are on their way.
  const news = await holdRequests(second, '**/changes?since=*');
  const words = await holdRequests(second, '**/api/update_survey_blocks');
  await write(second, two);
  await words.first;
  await write(first, one);
  await isSaved(first);
  words.letGo();
  news.letGo();
  await expect(conflict(second)).toBeVisible();
}

test('two authors on the canvas: each sees where the other is, until they go, and alone nothing is sent', async ({
  browser,
}) => {
  const [anna, nora] = [await openAs(browser, product.account), await openAs(browser, colleague)];
  const sent: string[] = [];
  nora.on('request', (request) => {
    if (request.url().includes('/pointers/')) sent.push(request.url());
  });
  const cursors = anna.locator('.dw-cursor');
  const rings = anna.locator('.dw-ring');
  const here = anna.getByRole('complementary', { name: 'Eigenschaften' }).getByText('Nora Neu bearbeitet diesen Block');

  await expect(here).toBeVisible();
  await expect(row(anna, 'Eins')).toContainText('Nora Neu bearbeitet diesen Block');
  await expect(anna.getByRole('status').filter({ hasText: 'Nora Neu ist auch hier.' })).toBeAttached();
  await picturesOf(anna, 'liste');
  await row(nora, 'Zwei').click();
  await expect(here).toBeHidden();
  await expect(row(anna, 'Zwei')).toContainText('Nora Neu bearbeitet diesen Block');

  for (const page of [anna, nora]) await toolbarButton(page, 'Als Graph zeigen').click();
  await expect(rings).toHaveText('Nora Neu');
  await expect(cursors).toHaveCount(0);
  const [target, card] = [anna, nora].map((page) => page.locator('.react-flow__node-block').nth(1));
  await card?.hover();
  await expect(cursors).toHaveText('Nora Neu');
  // Over the same card, wherever that lies in the other window.
  const box = await target?.boundingBox();
  await expect
    .poll(async () => {
      const at = await cursors.boundingBox();
      return at && box && at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
    })
    .toBe(true);
  await picturesOf(anna, 'zeiger');
  await nora.mouse.move(2, 2);
  await expect(cursors).toHaveCount(0);
  await expect(rings).toHaveCount(1);

  await anna.context().close();
  await expect(nora.getByRole('img', { name: /^Auch gerade hier/ })).toBeHidden();
  const before = sent.length;
  expect(before).toBeGreaterThan(0);
  await card?.hover();
  await row(nora, 'Eins').waitFor({ state: 'detached' });
  await nora.locator('.react-flow__node-block').first().click();
  await expect(said(nora)).toBeVisible();
  expect(sent).toHaveLength(before);
  await nora.context().close();
});

test('two authors: changes appear without a reload, who is here shows, a conflict is chosen both ways, nothing is lost', async ({
  browser,
}) => {
  const anna = await openAs(browser, product.account);
  const nora = await openAs(browser, colleague);
  await expect(anna.getByRole('img', { name: 'Auch gerade hier: Nora Neu' })).toBeVisible();

  await write(anna, 'Von Anna geschrieben');
  await expect(said(nora)).toHaveText('Von Anna geschrieben');
  await nora.getByRole('textbox', { name: 'Kurzname' }).fill('Erste');
  await nora.getByRole('textbox', { name: 'Kurzname' }).blur();
  await expect(row(anna, 'Erste')).toBeVisible();
  await expect(said(anna)).toHaveText('Von Anna geschrieben');

  await writeAtOnce(anna, nora, ['Annas Version', 'Noras Version']);
  await expect(conflict(nora)).toContainText('haben „Was der Bot sagt“ von „Erste“ gleichzeitig geändert');
  await expect(conflict(nora)).toContainText('Annas Version');
  await expect(conflict(nora)).toContainText('Noras Version');
  await expect(said(nora)).toHaveText('Noras Version');
  await picturesOf(nora, 'konflikt');
  await nora.getByRole('button', { name: 'Meine Version behalten' }).click();
  await isSaved(nora);
  await expect(said(anna)).toHaveText('Noras Version');

  await writeAtOnce(anna, nora, ['Annas zweite Version', 'Noras zweite Version']);
  await nora.getByRole('button', { name: 'Andere Version übernehmen' }).click();
  await expect(said(nora)).toHaveText('Annas zweite Version');
  await isSaved(nora);

  await test.step('undo leaves alone what the other one has written', async () => {
    await write(nora, 'Und wieder Nora');
    await expect(said(anna)).toHaveText('Und wieder Nora');
    await toolbarButton(anna, 'Rückgängig').click();
    await expect(anna.getByText(/Nora Neu hat .* seither geändert/)).toBeVisible();
    await expect(said(anna)).toHaveText('Und wieder Nora');
  });

  await test.step('the history tells it all, and leads back', async () => {
    await toolbarButton(anna, 'Verlauf').click();
    const list = anna.getByRole('list', { name: 'Änderungen, die neueste zuerst' });
    await list
      .getByRole('button', { name: /^Nora Neu, / })
      .first()
      .click();
    const ofNora = list.getByRole('list', { name: /^Einzelne Änderungen: Nora Neu/ });
    await expect(ofNora.getByRole('listitem').filter({ hasText: 'Und wieder Nora' })).toBeVisible();
    await picturesOf(anna, 'verlauf');
    const first = ofNora.getByRole('listitem').filter({ hasText: '„Kurzname“ geändert' });
    await first.getByRole('button', { name: /^Bis hierher zurückgehen/ }).click();
    await expect(said(anna)).toHaveText('Von Anna geschrieben');
    await expect(said(nora)).toHaveText('Von Anna geschrieben');
    await toolbarButton(anna, 'Rückgängig').click();
    await expect(said(nora)).toHaveText('Und wieder Nora');
  });

  await test.step('a block deleted by one while the other writes into it', async () => {
    const words = await holdRequests(nora, '**/api/update_survey_blocks');
    await said(nora).pressSequentially(' und noch mehr');
    await words.first;
    await toolbarButton(anna, 'Löschen').click();
    await isSaved(anna);
    words.letGo();
    await expect(nora.getByText(/gelöscht, während Sie daran geschrieben haben/)).toBeVisible();
    await nora.getByRole('button', { name: 'Block behalten' }).click();
    await isSaved(nora);
    await expect(row(anna, 'Erste')).toBeVisible();
    await row(anna, 'Erste').click();
    await expect(said(anna)).toHaveText('Und wieder Nora und noch mehr');
  });

  await nora.context().close();
  await expect(anna.getByRole('img', { name: /^Auch gerade hier/ })).toBeHidden();
  await anna.context().close();
});

test('settings, scales and files: one place for each, and what is in use stays', async ({ page }) => {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await toolbarButton(page, 'Einstellungen').click();
  const panel = page.getByRole('complementary', { name: 'Einstellungen' });
  await panel.getByRole('textbox', { name: 'Akzentfarbe', exact: true }).fill('#222266');
  await expect(panel.getByText(/wird weiße Schrift gezeigt/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Name des Dialogs' }).fill('Donaudampfschifffahrtsgesellschaft');
  await panel.getByRole('textbox', { name: 'Name des Dialogs' }).blur();
  await expect(page.getByText('Donaudampfschifffahrtsgesellschaft').first()).toBeVisible();
  await isSaved(page);
  await picturesOf(page, 'einstellungen');

  await panel.getByRole('tab', { name: 'Skalen' }).click();
  await panel.getByRole('button', { name: 'Skala anlegen' }).click();
  await isSaved(page);
  const { templ_options } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
  const scale = { from: 'template', template_id: templ_options[0]?.id ?? '' };
  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    {
      action: 'create',
      survey_id,
      unique_question_id: 'q9',
      type: 'likert',
      optionals: { scale, short_name: 'Zustimmung' },
    },
    token,
  );
  await expect(panel.getByRole('button', { name: 'Zustimmung' })).toBeVisible();
  await panel.getByRole('button', { name: 'Skala „Neue Skala 1“ löschen' }).click();
  await expect(page.getByText(/wird noch benutzt von: Zustimmung/)).toBeVisible();
  await picturesOf(page, 'skalen');

  await panel.getByRole('tab', { name: 'Medien' }).click();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Datei hochladen' }).click();
  await (await chooser).setFiles({ name: 'strand.png', mimeType: 'image/png', buffer: onePixel });
  await expect(panel.getByText('strand.png')).toBeVisible();
  const { media_files } = await callOrThrow(product.url, 'mediaList', { survey_id }, token);
  const logo = {
    action: 'config',
    survey_id,
    changed_values: { logo_src: media_files[0]?.filename_db ?? null },
  } as const;
  await callOrThrow(product.url, 'updateSurveySettings', logo, token);
  await expect(panel.getByText('Zu sehen in: Logo')).toBeVisible();
  await panel.getByRole('button', { name: '„strand.png“ löschen' }).click();
  await expect(panel.getByText(/Die Datei wurde nicht gelöscht/)).toBeVisible();
  await picturesOf(page, 'medien');
  await callOrThrow(product.url, 'updateSurveySettings', { ...logo, changed_values: { logo_src: null } }, token);
  await expect(panel.getByText('Wird nirgends gezeigt')).toBeVisible();
  await panel.getByRole('button', { name: '„strand.png“ löschen' }).click();
  await expect(panel.getByText('Noch keine Dateien')).toBeVisible();
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Wide and on a phone, light and dark; and nothing for axe to find. */
async function picturesOf(page: Page, name: string): Promise<void> {
  for (const [look, width, height] of [
    ['light', 1280, 800],
    ['dark', 1280, 800],
    ['light', 360, 740],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await lookAt(page, { width, height, colorScheme: look });
    await keepPicture(page, { path: `artefacts/together/${name}-${width}-${look}.png` });
    await expectNoFindings(page, `${name} ${width} ${look}`, wcag);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
}
