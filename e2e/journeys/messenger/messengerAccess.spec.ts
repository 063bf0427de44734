import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import { expectClean, expectNothingCut } from '../../product/expectClean.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { lookAt } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf, twelveQuestions, twelveReplies } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
let survey_id: string;
let closed: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  survey_id = await liveDialog(product, token, twelveQuestions);
  closed = await liveDialog(product, token, { ...twelveQuestions, name: 'Beendet' });
  const item = { survey_id: closed, active: false };
  await callOrThrow(product.url, 'switchActivateLink', { item }, token);
});

interface View {
  readonly size: { readonly width: number; readonly height: number };
  /** One after the other, on the same visit. */
  readonly schemes: readonly ('light' | 'dark')[];
  readonly deviceScaleFactor?: number;
}

/**
 * How the messenger is looked at; 640 by 400 at a ratio of 2 is what a zoom to 200 % leaves of a small laptop. Each run has a phone and
 * one of the others.
 */
const views: Readonly<Record<string, View>> = {
  'a phone': { size: { width: 360, height: 740 }, schemes: ['light', 'dark'] },
  'a wide screen, dark': { size: { width: 1280, height: 800 }, schemes: ['dark'] },
  'a zoom of 200 %': { size: { width: 640, height: 400 }, schemes: ['light'], deviceScaleFactor: 2 },
  'a phone at 200 %': { size: { width: 180, height: 370 }, schemes: ['light'], deviceScaleFactor: 2 },
};

const all = Object.entries(views);
for (const [view, { size, schemes, ...scale }] of [...all.slice(0, 1), ...inTurn(all.slice(1), 0)]) {
  test(`every screen of the messenger is free of axe's findings and nothing is cut off: ${view}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', viewport: size, ...scale });
    let seen = 0;
    const clean = async (screen: string): Promise<void> => {
      for (const colorScheme of inTurn(schemes, seen++)) {
        await lookAt(page, { ...size, colorScheme });
        await expectClean(page, `${screen}, ${colorScheme}`);
      }
    };
    const page = await context.newPage();
    const composer = composerOf(page);
    await page.goto(`${product.url}/assess_live/${survey_id}`);

    for (const [index, { asked, answer }] of twelveReplies.entries()) {
      await expect(page.getByText(asked)).toBeVisible();
      // Five types, each once; axe looks at all inputs in a test of their own.
      if (index < 5) await expectNothingCut(page, asked);
      if (index === 0) {
        await composer.getByRole('button', { name: 'Senden' }).click();
        await expect(composer.getByRole('alert')).toContainText('Bitte schreiben Sie eine Antwort.');
        await clean('a reply that does not fit');
      }
      if (index === 1) {
        await page.getByRole('button', { name: 'Menü' }).click();
        await expect(page.getByRole('link', { name: 'Datenschutz' })).toBeVisible();
        await clean('the menu');
        await page.getByRole('button', { name: 'Dialog löschen' }).click();
        await clean('the pop-up');
        await page.getByRole('dialog').getByRole('button').first().click();
        await context.setOffline(true);
        await answer(composer);
        await expect(page.getByText('Keine Verbindung')).toBeVisible();
        await clean('without a network');
        await context.setOffline(false);
        continue;
      }
      await answer(composer);
    }
    await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();
    await clean('the end');

    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Dialog löschen' }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page).toHaveURL(/\/exit\/deleted_de$/);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await clean('deleted');
    await page.goto(`${product.url}/assess_live/${closed}`);
    await expect(page.getByText('Dialog ist nicht mehr aktiv.')).toBeVisible();
    await clean('not active');
    await context.close();
  });
}

test('with motion reduced on the device nothing moves in a whole conversation', async ({ browser }) => {
  const paused = await liveDialog(product, token, { ...twelveQuestions, settings: { speed: 0.5 } });
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(
        type,
        (event) => moved.push(`${type} ${Reflect.get(event.target ?? {}, 'className')}`),
        true,
      );
    const scrollTo = new Proxy(Reflect.get(Element.prototype, 'scrollTo'), {
      apply(target, element, args: unknown[]) {
        if (JSON.stringify(args).includes('"smooth"')) moved.push('smooth scrolling');
        return Reflect.apply(target, element, args);
      },
    });
    Object.assign(Element.prototype, { scrollTo });
  });
  await page.goto(`${product.url}/assess_live/${paused}`);
  for (const { asked, answer } of twelveReplies) {
    await expect(page.getByText(asked)).toBeVisible();
    await answer(composerOf(page));
  }
  await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await context.close();
});
