import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Locator, Page } from 'playwright/test';
import { CountedHand } from '../product/CountedHand.ts';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { card } from '../product/inConfigurator.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});
test.beforeEach(({ context }) => signIn(context, product));

/** As its author has it in a document. */
const screening = `1. Wie alt sind Sie?
- Unter 18
- 18 bis 65
- Über 65
2. Wie zufrieden sind Sie mit uns?
3. Leider können nur Erwachsene teilnehmen.
4. Wir rufen Sie gern an.`;

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Veröffentlichung' });
const linkIn = (page: Page): Promise<string> =>
  panel(page).getByRole('textbox', { name: 'Öffentlicher Link' }).inputValue();

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/looked-at/one-way-${name}.png`, animations: 'disabled' });
  await expectNoFindings(page, name, wcag);
}

/** The dialog that asks for an age and goes three ways from there. */
async function buildScreening(page: Page, hand: CountedHand): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Auswahl' }, token);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), screening);
  await hand.press('Control+v');
  await expect(card(page, 4)).toBeAttached();
  const handles = card(page, 1).locator('.react-flow__handle[data-handleid]');
  const lead = async (from: Locator, to: string): Promise<void> => {
    await hand.click(from);
    await hand.type(to);
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await hand.press('Enter');
  };
  await lead(handles.first(), 'leider');
  await lead(handles.last(), 'rufen');
  await lead(card(page, 2).locator('.react-flow__handle-bottom'), 'ende');
  await lead(card(page, 3).locator('.react-flow__handle-bottom'), 'ende');
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeAttached();
  return survey.survey_id;
}

/** What a respondent of their own reads last who says how old they are. */
async function expectWay(browser: Browser, link: string, age: string, read: string): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(link);
  await composerOf(page).getByRole('button', { name: age }).click();
  await expect(page.getByText(read)).toBeVisible();
  await context.close();
}

test('a screening dialog is published, live and passed on in three clicks, and leads its three ways', async ({
  page,
  browser,
}) => {
  test.slow();
  const building = new CountedHand(page);
  await buildScreening(page, building);
  const hand = new CountedHand(page);
  await hand.click(page.getByRole('button', { name: 'Veröffentlichung: Noch nicht veröffentlicht' }));
  await look(page, 'first');
  await hand.click(panel(page).getByRole('button', { name: 'Veröffentlichen und live schalten' }));
  await expect(panel(page).getByText('Alle mit dem Link können teilnehmen.')).toBeVisible();
  await hand.click(panel(page).getByRole('button', { name: 'Öffentlicher Link kopieren' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await look(page, 'live');
  expect(building.clicks).toBeLessThanOrEqual(4);
  expect(hand.effort).toEqual({ clicks: 3, keys: 0 });
  await expectWay(browser, link, 'Unter 18', 'Leider können nur Erwachsene teilnehmen.');
  await expectWay(browser, link, '18 bis 65', 'Wie zufrieden sind Sie mit uns?');
  await expectWay(browser, link, 'Über 65', 'Wir rufen Sie gern an.');
});

test('where the line breaks between publishing and going live, the panel says what is so, and goes on', async ({
  page,
}) => {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Unterbrochen' }, token);
  const { survey_id } = survey;
  const question = { unique_question_id: 'wie', type: 'open', context: 'Wie geht es Ihnen?' } as const;
  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { survey_id, action: 'create', ...question, optionals: {} },
    token,
  );
  await callOrThrow(product.url, 'publish', { survey_id }, token);
  const changed_values = { ending: 'Auf Wiedersehen!' };
  await callOrThrow(product.url, 'updateSurveySettings', { survey_id, action: 'fixmessages', changed_values }, token);

  await page.goto(`${product.url}/share/${survey_id}`);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(panel(page).getByText('Auf Wiedersehen!')).toBeVisible();
  await look(page, 'elsewhere');
  await page.route('**/api/switch_activate_link', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Veröffentlichen und live schalten' }).click();
  await expect(panel(page).getByText(/^Der Dialog ist veröffentlicht, aber noch nicht live\./)).toBeVisible();
  await look(page, 'half');
  const stored = await callOrThrow(product.url, 'dialog', { survey_id }, token);
  expect(stored).toMatchObject({ active: false, publication: { unpublished_changes: 0 } });
  await page.unroute('**/api/switch_activate_link');
  await panel(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(panel(page).getByText('Alle mit dem Link können teilnehmen.')).toBeVisible();
});

test('a multi-chat of two dialogs that nobody published goes live in one act, and is played by its link', async ({
  page,
  browser,
}) => {
  for (const [name, context] of [
    ['Erster Zeuge', 'Wo waren Sie gestern?'],
    ['Zweiter Zeuge', 'Wen haben Sie gesehen?'],
  ] as const) {
    const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: name }, token);
    const { survey_id } = survey;
    const question = { unique_question_id: 'f', type: 'open', context } as const;
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { survey_id, action: 'create', ...question, optionals: {} },
      token,
    );
  }
  const hand = new CountedHand(page);
  await page.goto(`${product.url}/dashboard`);
  await hand.click(page.getByRole('button', { name: 'Multi-Chat anlegen' }));
  const form = page.getByRole('dialog', { name: 'Multi-Chat anlegen' });
  await expect(form.getByRole('checkbox').first()).toBeVisible();
  // Where there are many dialogs, the rest is searched for.
  const search = form.getByRole('searchbox');
  if (await search.isVisible()) await search.fill('Zeuge');
  await form.getByLabel('Name des Multi-Chats').fill('Zwei Zeugen');
  await hand.click(form.getByRole('checkbox', { name: 'Erster Zeuge' }));
  await hand.click(form.getByRole('checkbox', { name: 'Zweiter Zeuge' }));
  await hand.click(form.getByRole('button', { name: 'Anlegen', exact: true }));
  await expect(page.getByRole('heading', { name: 'Multi-Chat: Zwei Zeugen' })).toBeVisible();
  await page.getByRole('tab', { name: 'Ablauf' }).click();
  await expect(page.getByText('Alle Dialoge beginnen sofort')).toBeVisible();
  await look(page, 'flow');
  await hand.click(page.getByRole('button', { name: 'Veröffentlichen' }));
  await hand.click(panel(page).getByRole('button', { name: 'Veröffentlichen und live schalten' }));
  await expect(panel(page).getByText(/können teilnehmen, in allen Dialogen zusammen/)).toBeVisible();
  await look(page, 'multi-chat');
  expect(hand.effort).toEqual({ clicks: 6, keys: 0 });

  const respondent = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await respondent.goto(await linkIn(page));
  await expect(respondent.getByText('Wo waren Sie gestern?').first()).toBeVisible();
  await respondent.context().close();
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  test('the steps have their room', async ({ page }) => {
    const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Unterwegs' }, token);
    const question = { unique_question_id: 'f', type: 'open', context: 'Wo sind Sie?', optionals: {} } as const;
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { survey_id: survey.survey_id, action: 'create', ...question },
      token,
    );
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: 'Mehr zu „Unterwegs“' }).click();
    await page.getByRole('menuitem', { name: 'Veröffentlichen' }).click();
    await expect(panel(page).getByText('Noch hat niemand etwas bekommen', { exact: false })).toBeVisible();
    await look(page, 'phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });
});
