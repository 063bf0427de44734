import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { livePhq9, logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';

/** What a public link may cost until its first question can be answered: JavaScript and CSS, compressed. */
const BUDGET_BYTES = 90_000;

let product: Product;
let link: string;
test.beforeAll(async () => {
  product = await startProduct();
  link = `${product.url}/assess_live/${await livePhq9(product, await logIn(product))}`;
});
test.afterAll(() => product.stop());

interface Loaded {
  readonly path: string;
  readonly text: string;
  readonly encoding: string | undefined;
  readonly bytes: number;
}

/** Opens the link in a browser that has never seen it; gives every script and style sheet until a question can be answered. */
async function loadedUntilAnswerable(page: Page): Promise<{ files: Loaded[]; inPage: number; hosts: string[] }> {
  const loading: Promise<Loaded>[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      loading.push(
        response.body().then((body) => ({
          path: new URL(response.url()).pathname,
          text: body.toString(),
          encoding: response.headers()['content-encoding'],
          bytes: brotli(body),
        })),
      );
    }
  });
  await page.goto(link);
  await expect(page.getByRole('radiogroup').getByRole('radio').first()).toBeVisible();
  const styles = await page.locator('style').allTextContents();
  return { files: await Promise.all(loading), inPage: brotli(Buffer.from(styles.join(''))), hosts: [...hosts] };
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/** What stands once in each library's own code and outlives minification. */
const notForRespondents = {
  'MUI or emotion': /MuiButton|data-emotion|emotionSheet/,
  xyflow: /react-flow__|xyflow/,
  axios: /AxiosError|isAxiosError/,
  zod: /ZodError|invalid_union|_zod/,
  'the router': /<Router>|createBrowserRouter|__reactRouterVersion/,
  'the federation runtime': /__FEDERATION__|loadShare/,
  'code for authors': /Testgespräch|login_refresh_route|Sie wurden abgemeldet|ErrorDialog/,
} as const;

test('a public link loads at most 90 kB until its first question can be answered, and only what a respondent needs', async ({
  page,
}) => {
  const { files, inPage, hosts } = await loadedUntilAnswerable(page);
  const total = files.reduce((sum, { bytes }) => sum + bytes, inPage);
  test
    .info()
    .annotations.push({ type: 'bytes', description: files.map(({ path, bytes }) => `${path} ${bytes}`).join(', ') });
  expect(files.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  expect(files.filter(({ encoding }) => encoding !== 'br').map(({ path }) => path)).toEqual([]);
  for (const [what, pattern] of Object.entries(notForRespondents)) {
    const carriers = files
      .filter(({ text }) => pattern.test(text))
      .map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0]}`);
    expect(carriers, what).toEqual([]);
  }
  expect(hosts).toEqual([new URL(product.url).host]);
});

test('the first bubble stands in the HTML and is seen without JavaScript, with a sentence about what is missing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText('Wenig Interesse oder Freude an Ihren Tätigkeiten')).toBeVisible();
  // Text in a noscript element is not found by its words.
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});

test('a bubble that the HTML shows stays where it was when the messenger takes over', async ({ page }) => {
  await page.route('**/live.js*', async (route) => {
    await expect(page.locator('.first-bubble').last()).toBeVisible();
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(link);
  await expect(page.getByRole('radiogroup').getByRole('radio').first()).toBeVisible();
  const shifted = await page.evaluate(() =>
    Reflect.get(globalThis, 'shifts').reduce((sum: number, value: number) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.02);
});
