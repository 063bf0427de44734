import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Browser, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { startForeignSite } from '../product/foreignSite.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog, storedAnswers } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { dialogFrame } from '../product/widgetOn.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
/** For the first call alone. */
const once = { times: 1 };
const blocks = [{ id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options } }] as const;

async function aDialog(product: Product, token: string, name: string): Promise<string> {
  const survey_id = await liveDialog(product, token, { name, blocks: [...blocks] });
  await callOrThrow(product.url, 'setStudyProof', { survey_id, proof: true }, token);
  return survey_id;
}

/** A respondent's page; `registered` are the solutions that it has begun with, each with what the server said. */
async function aRespondent(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const [registered, workers, fetched]: [number[], string[], string[]] = [[], [], []];
  page.on('worker', (worker) => workers.push(worker.url()));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/register_live') registered.push(response.status());
    else fetched.push(pathname);
  });
  return { page, registered, workers, fetched };
}

async function answer(page: Pick<Page, 'getByRole' | 'getByText'>): Promise<void> {
  await page.getByRole('button', { name: 'Nein' }).click();
  await expect(page.getByText('Danke!').first()).toBeVisible();
}

test('a protected dialog is begun as any other: the browser solves beside the page what it is asked', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Geschützt', blocks: [...blocks] });
  const link = `${product.url}/dialog/${survey_id}?quelle=brief`;
  const before = await aRespondent(browser);
  await before.page.goto(link);
  await answer(before.page);
  expect(before.fetched.filter((path) => /createProver|proofWorker|proof_challenge/.test(path))).toEqual([]);
  expect(before.workers).toEqual([]);

  const author = await browser.newPage();
  await signIn(author.context(), product);
  await author.goto(`${product.url}/share/${survey_id}`);
  const access = author.getByRole('region', { name: 'Zugang' });
  await access.getByRole('button', { name: 'Zugang festlegen' }).click();
  await access.getByRole('switch', { name: 'Schutz vor Skripten' }).click();
  await expect(access.getByText(/^Bevor ein Gespräch beginnt, löst der Browser/)).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await author.emulateMedia({ colorScheme });
    await author.setViewportSize({ width, height: 900 });
    // Because axe takes what lies behind the bar for too small.
    await author.evaluate(() => scrollTo(0, 0));
    await expectClean(author, `protection against scripts, ${colorScheme}, ${width} px`);
    await access.scrollIntoViewIfNeeded();
    await keepPicture(author, { path: `artefacts/looked-at/study-proof-${colorScheme}-${width}.png`, fullPage: true });
  }

  const { page, registered, workers, fetched } = await aRespondent(browser);
  await page.goto(link);
  await answer(page);
  expect(registered).toEqual([200]);
  expect(workers.length).toBeGreaterThan(0);
  // What the page was given was solved; nobody had to ask for another one.
  expect(fetched).not.toContain('/api/proof_challenge');
  expect(await storedAnswers(product, token, survey_id)).toHaveLength(2);
  await Promise.all([author, before.page, page].map((one) => one.context().close()));
});

test('a solution that was used, or is of another dialog, is followed by a fresh one, without the respondent', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const [survey_id, other] = [await aDialog(product, token, 'Benutzt'), await aDialog(product, token, 'Anderer')];
  const used = await aRespondent(browser);
  await used.page.route(
    '**/api/register_live',
    async (route) => {
      // Somebody else has begun with it.
      await callOrThrow(product.url, 'registerLive', route.request().postDataJSON());
      await route.continue();
    },
    once,
  );
  await used.page.goto(`${product.url}/dialog/${survey_id}`);
  await answer(used.page);
  expect(used.registered).toEqual([422, 200]);
  expect(used.fetched).toContain('/api/proof_challenge');

  const foreign = await aRespondent(browser);
  await foreign.page.route(
    '**/api/register_live',
    async (route) => {
      await route.continue({ postData: { ...route.request().postDataJSON(), survey_id: other } });
    },
    once,
  );
  await foreign.page.goto(`${product.url}/dialog/${survey_id}`);
  await answer(foreign.page);
  expect(foreign.registered).toEqual([422, 200]);
  await Promise.all([used.page, foreign.page].map((one) => one.context().close()));
});

test('a page that was open before the protection was, loads itself anew and begins, with what was chosen meanwhile', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Später geschützt', blocks: [...blocks] });
  const { page, registered } = await aRespondent(browser);
  await page.route(
    '**/api/register_live',
    async (route) => {
      await callOrThrow(product.url, 'setStudyProof', { survey_id, proof: true }, token);
      await page.getByRole('button', { name: 'Nein' }).click();
      await route.continue();
    },
    once,
  );
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await expect(page.getByText('Danke!').first()).toBeVisible();
  expect(registered).toEqual([410, 200]);
  expect(await storedAnswers(product, token, survey_id)).toHaveLength(1);
  await page.context().close();
});

test('without workers it is solved on the page, which stays usable; without JavaScript the page says what is missing', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await aDialog(product, token, 'Ohne Helfer');
  const { page, registered, workers } = await aRespondent(browser);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await answer(page);
  expect([registered, workers]).toEqual([[200], []]);

  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(`${product.url}/dialog/${survey_id}`);
  // Text in a noscript element is not found by its words.
  await expect(bare.locator('noscript p')).toBeVisible();
  await Promise.all([page, bare].map((one) => one.context().close()));
});

test('it is solved in the widget on another website, too', async ({ page, sharedProduct: product }) => {
  const token = await logIn(product);
  const survey_id = await aDialog(product, token, 'Im Widget');
  const site = await startForeignSite(product.url, '');
  site.show(
    `<h1>Andere Seite</h1><script src="${product.url}/widget.js" data-dialog="${survey_id}" data-kind="inline" async></script>`,
  );
  await page.goto(site.url);
  await answer(await dialogFrame(page));
  expect(await storedAnswers(product, token, survey_id)).toHaveLength(1);
  site.close();
});
