import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { addMember } from '../../product/addMember.ts';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { logInAs } from '../../product/logInAs.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Werkzeuge' });
const panel = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });

async function openTool(page: Page, name: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/phone/${name}.png` });
  await expectNoFindings(page, name, wcag);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('on a phone each tool and the selected block are one tap from each other, and the tools stay one row', async ({
  page,
  browser,
}) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Unterwegs' }, token);
  const { survey_id } = survey;
  for (const [id, short_name] of Object.entries({ q1: 'Eins', q2: 'Zwei' })) {
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      {
        action: 'create',
        survey_id,
        unique_question_id: id,
        type: 'open',
        context: `Wie geht es Ihnen, {{unbekannt}}?`,
        optionals: { short_name },
      },
      token,
    );
  }
  await logInAs(page, product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const colleagues: BrowserContext[] = [];
  for (const name of ['nora', 'ole']) {
    const account = await addMember(product, token, { survey_id, name, new_role: 'Voller Zugriff' });
    const context = await browser.newContext({ locale: 'de-DE' });
    colleagues.push(context);
    const other = await context.newPage();
    await logInAs(other, { ...product, account });
    await other.goto(`${product.url}/configurator/${survey_id}`);
    await expect(toolbar(other)).toBeVisible();
  }

  const here = page.getByRole('img', { name: /^Auch gerade hier: .+, .+/ });
  await expect(here).toHaveText('2');
  const one = await toolbar(page).getByRole('button').first().boundingBox();
  const last = await here.boundingBox();
  expect(Math.abs((one?.y ?? 0) + (one?.height ?? 0) / 2 - (last?.y ?? 99) - (last?.height ?? 0) / 2)).toBeLessThan(6);
  await expect(toolbar(page).getByRole('button', { name: 'Dialogprüfung' })).toHaveText('2', {
    useInnerText: true,
  });

  await page.getByRole('listitem').filter({ hasText: 'Eins' }).getByRole('button').first().click();
  const name = panel(page, 'Eigenschaften').getByRole('textbox', { name: 'Kurzname' });
  await expect(name).toHaveValue('Eins');
  await look(page, 'block');
  for (const tool of ['Verlauf', 'Einstellungen', 'Probelauf']) {
    await openTool(page, tool);
    await expect(panel(page, tool)).toBeVisible();
    await expect(panel(page, 'Eigenschaften')).toBeHidden();
    await look(page, tool.toLowerCase());
    await page.getByRole('button', { name: 'Zurück: „Eins“' }).click();
    await expect(name).toHaveValue('Eins');
    await expect(panel(page, tool)).toBeHidden();
  }

  await test.step('a finding leads to its block, and back to the findings', async () => {
    await toolbar(page).getByRole('button', { name: 'Dialogprüfung' }).click();
    await panel(page, 'Dialogprüfung').getByRole('button', { name: 'Zum Block „Zwei“' }).click();
    await expect(name).toHaveValue('Zwei');
    await look(page, 'finding');
    await page.getByRole('button', { name: 'Zurück: Dialogprüfung' }).click();
    await expect(panel(page, 'Dialogprüfung')).toBeVisible();
    await page.getByRole('button', { name: 'Dialogprüfung schließen' }).click();
    await expect(name).toHaveValue('Zwei');
  });
  for (const context of colleagues) await context.close();
});

test('a window that is made wide leaves no empty strip below the dialog', async ({ page }) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Gedreht' }, token);
  await logInAs(page, product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  const dialog = page.getByRole('region', { name: 'Ablauf des Dialogs' });
  const foot = async (): Promise<number> => {
    const { y = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(foot).toBe(740);
  for (const [width, height] of [
    [1280, 800],
    [900, 700],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(foot).toBe(height);
  }
});
