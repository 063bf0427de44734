import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { loadedWhenIdle } from '../product/loadedWhenIdle.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

/** What a public link may cost until its first question can be answered: JavaScript and CSS, compressed. */
const BUDGET_BYTES = 36_600;
/** What may come while nothing else is to be done: the inputs and sheets that no first question needs. */
const IDLE_BYTES = 23_300;

let product: Product;
let link: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  link = `${product.url}/assess_live/${await livePhq9(product, await logIn(product))}`;
});

interface Loaded {
  readonly path: string;
  readonly text: string;
  readonly encoding: string | undefined;
  readonly bytes: number;
}

interface Visit {
  /** Every script and style sheet until the first question can be answered. */
  readonly first: readonly Loaded[];
  /** What the browser has fetched once it had nothing to do. */
  readonly idle: readonly Loaded[];
  /** Styles and script in the HTML itself. */
  readonly inPage: number;
  readonly hosts: readonly string[];
}

/** Opens the link in a browser that has never seen it; its first idle moment comes after the first question is there. */
async function visit(page: Page): Promise<Visit> {
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
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isIdle = false;
    globalThis.requestIdleCallback = (work) => {
      const run = (): void => work({ didTimeout: false, timeRemaining: () => 50 });
      if (isIdle) setTimeout(run);
      else held.push(run);
      return 0;
    };
    Object.assign(globalThis, {
      nothingElseToDo: () => {
        isIdle = true;
        for (const run of held) run();
      },
    });
  });
  await page.goto(link);
  await expect(page.getByRole('radiogroup').getByRole('radio').first()).toBeVisible();
  const first = await Promise.all(loading);
  const ownText = await page.locator('style, script[type="module"]:not([src])').allTextContents();
  const all = loadedWhenIdle(page);
  await page.evaluate(() => Reflect.get(globalThis, 'nothingElseToDo')());
  await all;
  const idle = (await Promise.all(loading)).slice(first.length);
  return { first, idle, inPage: brotli(Buffer.from(ownText.join(''))), hosts: [...hosts] };
}

const bytesOf = (files: readonly Loaded[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const described = (files: readonly Loaded[]): string => files.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/** What stands once in each library's own code and outlives minification. */
const notForRespondents = {
  'React itself': /Minified React error|react-dom|__CLIENT_INTERNALS/,
  'MUI or emotion': /MuiButton|data-emotion|emotionSheet/,
  xyflow: /react-flow__|xyflow/,
  axios: /AxiosError|isAxiosError/,
  zod: /ZodError|invalid_union|_zod/,
  'the router': /<Router>|createBrowserRouter|__reactRouterVersion/,
  'the federation runtime': /__FEDERATION__|loadShare/,
  'what the check tells authors, and what they call a block': /dieselbe Kennung|Die untere Grenze liegt|Einfachauswahl/,
  'what tables of answers are made of': /alle gewählten|isOfSet/,
  'code for authors': /Testgespräch|login_refresh_route|Sie wurden abgemeldet|ErrorDialog/,
} as const;

/** Below this a file is sent as it is. */
const COMPRESSED_FROM = 1_024;

test('a public link loads at most 36.6 kB until its first question can be answered, and only what a respondent needs', async ({
  page,
}) => {
  const { first, idle, inPage, hosts } = await visit(page);
  const files = [...first, ...idle];
  test.info().annotations.push({ type: 'first', description: described(first) });
  test.info().annotations.push({ type: 'idle', description: described(idle) });
  expect(first.length).toBeGreaterThan(0);
  // The page's own script, which takes the first choice and says what is wrong, waits for no second answer.
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  expect(bytesOf(first) + inPage).toBeLessThanOrEqual(BUDGET_BYTES);
  expect(idle.length).toBeGreaterThan(0);
  expect(bytesOf(idle)).toBeLessThanOrEqual(IDLE_BYTES);
  const large = files.filter(({ text }) => text.length >= COMPRESSED_FROM);
  expect(large.filter(({ encoding }) => encoding !== 'br').map(({ path }) => path)).toEqual([]);
  for (const [what, pattern] of Object.entries(notForRespondents)) {
    const carriers = files
      .filter(({ text }) => pattern.test(text))
      .map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0]}`);
    expect(carriers, what).toEqual([]);
  }
  expect(hosts).toEqual([new URL(product.url).host]);
  // One release: nothing of another version may come later.
  const folders = files.flatMap(({ path }) => /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? []);
  expect(new Set(folders).size).toBe(1);
});

test('the first bubble stands in the HTML and is seen without JavaScript, with the way to take part without it', async ({
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
