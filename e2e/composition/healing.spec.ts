import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { Candidates } from '../product/Candidates.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

// Full releases that fail, on an installation of its own.
let candidates: Candidates;
let product: Product;
let surveyId: string;
test.beforeAll(async () => {
  candidates = await Candidates.make();
  product = await startProduct({ productDir: candidates.folder });
  surveyId = await livePhq9(product, await logIn(product));
});
test.afterAll(async () => {
  await product.stop();
  await candidates.takeAway();
});

const HOUR = '01:00:00';
const publicLink = (page: Page) => page.getByRole('textbox', { name: 'Öffentlicher Link', exact: true });

/** Its screen runs for an hour; whoever comes to it later sees it crash. */
const crashesAfterAnHour = (text: string): string =>
  text.replace(
    /(screens:\{Share:)([\w$]+)/,
    (_, before: string, Screen: string) =>
      `${before}(begun=>props=>{if(Date.now()-begun>36e5)throw new TypeError("kaputt");return ${Screen}(props)})(Date.now())`,
  );

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, product);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(publicLink(page)).toBeVisible();
  // It has stood for a while, which the tab tells as it goes.
  await page.clock.fastForward(6_000);
  return page;
}

/** To another area and back, as people do. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Analyse', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Teilen', exact: true }).click();
}

const tell = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

async function rowOf(id: string): Promise<RemoteRegistry['remotes'][number] | undefined> {
  const registry: RemoteRegistry = await (await fetch(`${product.url}/remotes.json`)).json();
  return registry.remotes.find((one) => one.id === id);
}

test('a release that crashes after an hour goes back in each tab, and then for everybody; a reload brings it to none', async ({
  browser,
}) => {
  const before = await openTab(browser);
  await tell(before);
  const good = (await rowOf('mf-share'))?.version;
  const version = await candidates.release(product.dataDir, 'mf-share', crashesAfterAnHour);
  expect((await rowOf('mf-share'))?.version).toBe(version);
  const tabs = [await openTab(browser), await openTab(browser), await openTab(browser)];
  for (const page of tabs) await tell(page);
  for (const page of tabs) await page.clock.fastForward(HOUR);
  const seen: string[] = [];
  for (const page of tabs) {
    await leaveAndComeBack(page);
    await expect(page.getByText('In der neuen Version von „Teilen“ ist ein Fehler aufgetreten.')).toBeVisible();
    await expect(publicLink(page)).toBeVisible();
    seen.push('the version before, and a line that says so');
    await tell(page);
  }
  const [first] = tabs;
  if (!first) throw new Error('There is no tab.');
  await keepPicture(first, { path: 'artefacts/releases/after-an-hour.png' });
  await first.reload();
  await expect(publicLink(first)).toBeVisible();
  await expect.poll(async () => (await rowOf('mf-share'))?.version, { timeout: 60_000 }).toBe(good);
  expect(product.log()).toContain('a release was taken back by its faults');

  // Who comes now never sees it.
  const asked: string[] = [];
  before.on('request', (request) => asked.push(request.url()));
  await before.reload();
  await expect(publicLink(before)).toBeVisible();
  expect(asked.filter((url) => url.includes(version))).toEqual([]);
  test.info().annotations.push({ type: 'open tabs saw', description: seen.join('; ') });
  await Promise.all([before, ...tabs].map((page) => page.context().close()));
});
