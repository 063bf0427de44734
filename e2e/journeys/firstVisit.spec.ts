import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { newAuthor } from '../product/newAuthor.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

/** How many presses of the pointer a page has had. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => void Reflect.get(globalThis, 'pressed')(), true),
  );
  return async () => {
    await page.evaluate(() => undefined);
    return presses;
  };
}

test('a first visit leads to a dialog that others can take part in', async ({ page, context, sharedProduct }) => {
  const account = await newAuthor(sharedProduct, await logIn(sharedProduct));
  await signIn(context, { url: sharedProduct.url, account });
  const pressesOf = await countPresses(page);
  const begun = Date.now();
  await page.goto(`${sharedProduct.url}/dashboard`);
  const guide = page.getByRole('region', { name: 'Noch kein Dialog' });
  await guide.getByRole('button', { name: 'Mit einer Vorlage beginnen' }).click();
  await page.getByRole('button', { name: 'Vorlage verwenden' }).click();

  const block = page.getByRole('group', { name: /^Block 1,/ });
  await block.click();
  const said = page.getByRole('textbox', { name: 'Was der Bot sagt' });
  await said.fill('Schön, dass Sie da sind!');
  const stored = page.waitForResponse(/update_survey_blocks/);
  await said.blur();
  await expect(block).toContainText('Schön, dass Sie da sind!');
  await stored;
  await page
    .getByRole('link', { name: /Dialogwerk|Übersicht/ })
    .first()
    .click();

  const next = page.getByRole('region', { name: 'Ihr erster Dialog' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expectClean(page, 'the dashboard with the next step');
  await next.getByRole('link', { name: 'Live schalten und teilen' }).click();
  await page.getByRole('main').getByRole('switch').first().click();
  await expect(page.getByRole('main').getByRole('switch').first()).toBeChecked();
  // The switch turns at once; respondents get the dialog once it is said.
  await expect(page.getByText('Ihr Dialog ist live.')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Öffentlicher Link' }).inputValue();
  const seconds = Math.round((Date.now() - begun) / 1_000);

  const respondent = await context.newPage();
  await respondent.goto(link);
  await expect(respondent.getByText('Schön, dass Sie da sind!')).toBeVisible();
  test.info().annotations.push({ type: 'first visit', description: `${await pressesOf()} presses, ${seconds} s` });

  await page.goto(`${sharedProduct.url}/dashboard`);
  await expect(page.getByRole('list', { name: 'Dialoge' })).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('a long name stays within the first steps on a small phone', async ({ page, context, sharedProduct }) => {
  const account = await newAuthor(sharedProduct, await logIn(sharedProduct));
  const { token } = await callOrThrow(sharedProduct.url, 'login', account);
  const survey_name = 'Donaudampfschifffahrtsgesellschaftskapitän';
  await callOrThrow(sharedProduct.url, 'createSurvey', { survey_name, template: 'interview' }, token);
  await signIn(context, { url: sharedProduct.url, account });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${sharedProduct.url}/dashboard`);
  const text = page.getByRole('region', { name: 'Ihr erster Dialog' }).getByText(survey_name);
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
