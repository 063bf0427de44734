import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { startForeignSite } from '../../product/foreignSite.ts';
import type { ForeignSite } from '../../product/foreignSite.ts';
import { holdRequests } from '../../product/holdRequests.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { dialogFrame, hearWidget, lookInside, pressInside } from '../../product/widgetOn.ts';
import { twelveQuestions } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
let site: ForeignSite;
let survey_id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  site = await startForeignSite(
    product.url,
    'main { block-size: 3000px } #CybotCookiebotDialog, #hinweis, #eigen { position: fixed; inset-block-end: 0 }',
  );
  survey_id = await liveDialog(product, token, twelveQuestions);
});
test.afterAll(() => site.close());

const launcher = (page: Page) => page.getByRole('button', { name: 'Ihre Meinung' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ihre Meinung' });
const question = 'Frage 1 von zwölf?';

/** Opens the other site's page with the widget in it; `more` stands beside it. */
async function visit(page: Page, attributes: string, more = ''): Promise<void> {
  site.show(
    `<h1>Andere Seite</h1><main><p>Ein Absatz mit einem <a href="#unten">Link</a>.</p><button id="eigener" data-dialogwerk-open>Mitmachen</button></main>${more}
     <script src="${product.url}/widget.js" data-dialog="${survey_id}" ${attributes} async></script>`,
  );
  await page.goto(site.url);
}

test('its inside is closed to the page, and tells nothing to who is not the page around it', async ({ page }) => {
  await visit(page, 'data-kind="bubble"');
  await page.waitForFunction(() => 'dialogwerk' in globalThis);
  expect(await page.evaluate(() => document.querySelector('dialogwerk-chat')?.shadowRoot)).toBeNull();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const what of ['started', 'answered', 'finished'])
      document.addEventListener(`dialogwerk:${what}`, () => heard.push(what));
    postMessage({ dialogwerk: 'finished' }, '*');
    Reflect.get(globalThis, 'dialogwerk').open();
  });
  await expect((await dialogFrame(page)).getByText(question)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([]);
});

test('who answers before the frame can tell the page is told of all the same', async ({ page }) => {
  await lookInside(page);
  const heard = await hearWidget(page);
  const telling = await holdRequests(page, '**/live/tellPage.js');
  await visit(page, 'data-kind="inline"');
  const frame = await dialogFrame(page);
  await frame.getByRole('textbox').fill('Es war schön');
  await frame.getByRole('button', { name: 'Senden' }).click();
  await expect(frame.getByText('Frage 2 von zwölf?')).toBeVisible();
  await telling.first;
  expect(await heard()).toEqual([]);
  telling.letGo();
  await expect(async () =>
    expect(await heard()).toEqual(['ready  dialog', 'started  dialog', 'answered 1 dialog']),
  ).toPass();
});

test('a keyboard opens it, is led into it, closes it by Escape from inside, and is back where it was', async ({
  page,
}) => {
  await lookInside(page);
  const heard = await hearWidget(page);
  await visit(page, 'data-kind="bubble"');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
  const frame = await dialogFrame(page);
  const field = frame.getByRole('region', { name: 'Ihre Antwort' }).getByRole('textbox');
  await expect(field).toBeVisible();
  await expect(async () => expect(await heard()).toContain('ready  dialog')).toPass();
  await page.keyboard.press('Tab');
  await expect(frame.locator('button:focus, textarea:focus, input:focus, a:focus')).toHaveCount(1);
  await expectNoFindings(page, 'widget-open', wcag);
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  await expectNoFindings(page, 'widget-closed', wcag);

  await page.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('button', { name: 'Mitmachen' })).toBeFocused();
});

test('Escape closes first what stands open in the dialog', async ({ page }) => {
  await lookInside(page);
  const heard = await hearWidget(page);
  await visit(page, 'data-kind="popup"');
  await launcher(page).click();
  const frame = await dialogFrame(page);
  await expect(async () => expect(await heard()).toContain('ready  dialog')).toPass();
  await frame.getByRole('button', { name: 'Menü' }).click();
  await expect(frame.getByRole('link', { name: /^Datenschutz/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('link', { name: /^Datenschutz/ })).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

const causes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'time:1': async () => undefined,
  'scroll:50': (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  exit: async (page) => {
    await page.mouse.move(300, 300);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })),
    );
  },
};

for (const [opening, cause] of Object.entries(causes))
  test(`it opens by itself (${opening}) once a day, takes no focus, and stays closed where it was refused`, async ({
    page,
  }) => {
    await lookInside(page);
    await page.clock.install();
    const attributes = `data-kind="slide-in" data-open="${opening}"`;
    await visit(page, attributes);
    await page.getByRole('link', { name: 'Link' }).focus();
    if (!opening.startsWith('time')) await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeVisible();
    await cause(page);
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Link' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('„Ihre Meinung“ ist jetzt auf dieser Seite geöffnet.');
    const kept = () => page.evaluate(() => Object.entries(localStorage));
    const key = `dialogwerk:${survey_id}`;
    expect(await kept()).toEqual([[key, await page.evaluate(() => new Date().toDateString())]]);

    // Again on the same day, and again on another one.
    const again = async () => {
      await visit(page, attributes);
      await page.waitForFunction(() => 'dialogwerk' in globalThis);
      await cause(page);
    };
    await again();
    await page.clock.runFor(3_000);
    await expect(panel(page)).toBeHidden();
    await page.evaluate((name) => localStorage.setItem(name, 'Mon Jan 01 2024'), key);
    await again();
    await expect(panel(page)).toBeVisible();

    await page.getByRole('button', { name: 'Schließen' }).click();
    expect(await kept()).toEqual([[key, 'done']]);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });

test('while a banner or an open dialog of the page is there, nothing of it is; then it comes', async ({ page }) => {
  await lookInside(page);
  await visit(
    page,
    'data-kind="popup" data-open="time:0" data-wait-for="#hinweis"',
    '<div id="CybotCookiebotDialog">Cookies?</div><div id="hinweis" hidden>Hinweis</div><dialog id="eigen">Fenster</dialog>',
  );
  await page.waitForFunction(() => 'dialogwerk' in globalThis);
  await expect(launcher(page)).toBeHidden();
  await expect(panel(page)).toBeHidden();
  await page.evaluate(() => document.getElementById('CybotCookiebotDialog')?.remove());
  await expect(panel(page)).toBeVisible();
  for (const id of ['hinweis', 'eigen']) {
    const turn = (isShown: boolean) =>
      page.evaluate(
        ([what, shown]) => {
          const element = document.getElementById(what);
          if (element instanceof HTMLDialogElement) element.open = shown;
          else if (element) element.hidden = !shown;
        },
        [id, isShown] as const,
      );
    await turn(true);
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeHidden();
    await turn(false);
    await expect(panel(page)).toBeVisible();
  }
});

test("parameters of the link come with it, by the page's script and by its attributes", async ({ page }) => {
  await callOrThrow(product.url, 'setLinkParameters', { survey_id, names: ['quelle', 'knopf'] }, token);
  await visit(page, 'data-kind="bubble" data-params="quelle=start&fremd=x"');
  await page.waitForFunction(() => 'dialogwerk' in globalThis);
  await page.evaluate(() => Reflect.get(globalThis, 'dialogwerk').open({ params: 'knopf=unten' }));
  const frame = await dialogFrame(page);
  expect(new URL(frame.url()).search).toBe('?quelle=start&fremd=x&knopf=unten');
  const composer = frame.getByRole('region', { name: 'Ihre Antwort' });
  await composer.getByRole('textbox').fill('Von nebenan');
  await pressInside(composer.getByRole('button', { name: 'Senden' }), frame.getByText('Frage 2 von zwölf?'));
  expect(await storedAnswers(product, token, survey_id)).toContainEqual({ f1: 'Von nebenan' });
  const overview = await callOrThrow(product.url, 'resultOverview', { survey_id, filter: '' }, token);
  // Other tests of this file have come without any.
  const cameWith = overview.sources.flatMap(({ variable, values }) => values.map(({ value }) => [variable, value]));
  expect(cameWith).toEqual(
    expect.arrayContaining([
      ['quelle', 'start'],
      ['knopf', 'unten'],
    ]),
  );
});

test('on a website that its authors have not allowed the browser shows nothing of it; on an allowed one it runs', async ({
  page,
}) => {
  const other = await liveDialog(product, token, twelveQuestions);
  const allow = (sites: string[]) => callOrThrow(product.url, 'setEmbedding', { survey_id: other, sites }, token);
  const show = () => {
    site.show(`<script src="${product.url}/widget.js" data-dialog="${other}" data-kind="inline" async></script>`);
    return page.goto(site.url);
  };
  await allow(['https://www.example.org']);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await show();
  await refused;
  await allow(['https://www.example.org', site.url.replace(/\/$/, '')]);
  await show();
  await expect((await dialogFrame(page)).getByText(question)).toBeVisible();
});
