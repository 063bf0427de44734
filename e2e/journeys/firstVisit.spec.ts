import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { holdRequests } from '../product/holdRequests.ts';
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

/** By how much a page's parts have moved so far, as browsers count it (CLS); and how wide the words of its buttons and headings are. */
async function drawnIn(page: Page): Promise<{ readonly moved: number; readonly widths: number[] }> {
  return page.evaluate(() => {
    const widths = [...document.querySelectorAll('h1, h2, h3, button')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
    return { moved: Number(Reflect.get(globalThis, 'moved')()), widths };
  });
}

/** The typeface that an element's words are drawn in, by its own name. */
async function typefaceOf(page: Page, selector: string): Promise<string | undefined> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts[0]?.familyName.split(' ')[0];
}

test("the authors' typeface comes to the first page, however late, and moves nothing", async ({
  page,
  context,
  sharedProduct,
}) => {
  const account = await newAuthor(sharedProduct, await logIn(sharedProduct));
  const { token } = await callOrThrow(sharedProduct.url, 'login', account);
  await callOrThrow(sharedProduct.url, 'createSurvey', { survey_name: 'Umfrage', template: 'interview' }, token);
  await signIn(context, { url: sharedProduct.url, account });
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'moved', () => sum);
  });
  const typeface = await holdRequests(page, /figtree.*\.woff2$/);
  await page.goto(`${sharedProduct.url}/dashboard`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await typeface.first;
  await expect(page.getByRole('list', { name: 'Dialoge' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ihr erster Dialog' })).toBeVisible();
  expect(await typefaceOf(page, 'h1')).not.toBe('Figtree');
  const before = await drawnIn(page);
  typeface.letGo();
  await expect.poll(() => typefaceOf(page, 'h1')).toBe('Figtree');
  const after = await drawnIn(page);
  // Nor has what came before it, such as the first steps above the list.
  expect(after.moved).toBeLessThan(0.02);
  expect(after.widths).toHaveLength(before.widths.length);
  for (const [index, width] of after.widths.entries())
    expect(Math.abs(width - (before.widths[index] ?? 0))).toBeLessThanOrEqual(8);
});
