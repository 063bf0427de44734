import { brotliCompressSync, constants } from 'node:zlib';
import { moduleBudgets } from '@dialogwerk/shared/contract';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { holdRequests } from '../product/holdRequests.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let surveyId: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  surveyId = await livePhq9(product, await logIn(product));
});

/** Whose file it is, by its address. */
function ownerOf(address: string): ReleasableId | null {
  const { pathname } = new URL(address);
  const named = /^\/remotes\/([^/]+)\//.exec(pathname)?.[1];
  const owner = areas.find(({ module }) => module === named)?.module;
  return owner ?? (pathname.startsWith('/assets/') || pathname === '/shellEntry.js' ? 'shell' : null);
}

/** Bytes of a file as the server sends it, by its address; kept, because compressing them took most of these tests' time. */
const compressed = new Map<string, number>();
function compressedBytes(address: string, body: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = compressed.get(address) ?? brotliCompressSync(body, { params }).length;
  compressed.set(address, bytes);
  return bytes;
}

/** Counts scripts and styles that a page loads from now on, compressed as the server sends them. */
function countBytes(page: Page) {
  const loading: Promise<{ readonly owner: ReleasableId | null; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType()) || !response.ok()) return;
    loading.push(
      response.body().then(
        (body) => ({ owner: ownerOf(response.url()), bytes: compressedBytes(response.url(), body) }),
        // It came when all was counted and the page was being closed.
        () => ({ owner: null, bytes: 0 }),
      ),
    );
  });
  return async (owner: ReleasableId): Promise<number> =>
    (await Promise.all(loading)).reduce((sum, file) => sum + (file.owner === owner ? file.bytes : 0), 0);
}

/** What the dashboard may bring until it is seen: scripts and styles of shell and module, compressed. */
const DASHBOARD_BYTES = 235_000;

/** What the shell keeps for the first screen of one module: on Teilen the public link with its QR code, which the configurator draws later. */
const shellParts: Partial<Record<ReleasableId, number>> = { 'mf-share': 5_700 };

test('the dashboard stands without the parts that come after it, and costs no more than was meant', async ({
  page,
}) => {
  await signIn(page.context(), product);
  const bytesOf = countBytes(page);
  const later = await holdRequests(page, '**/assets/laterParts-*.js');
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Ihre Dialoge' })).toBeVisible();
  await expect(page.getByRole('link', { name: /PHQ-9/ }).first()).toBeVisible();
  const bytes = (await bytesOf('shell')) + (await bytesOf('mf-dashboard'));
  test.info().annotations.push({ type: 'dashboard', description: `${bytes} bytes` });
  expect(bytes).toBeLessThanOrEqual(DASHBOARD_BYTES);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  later.letGo();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

for (const { module, path, own } of areas) {
  test(`the first screen of ${module} stays within the budgets of shell and module`, async ({ page }) => {
    await signIn(page.context(), product);
    // What is fetched once there is nothing else to do comes after the first screen.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    const bytesOf = countBytes(page);
    await page.goto(product.url + path(surveyId));
    await expect(own(page)).toBeVisible();
    for (const owner of ['shell', module] as const) {
      const bytes = await bytesOf(owner);
      test.info().annotations.push({ type: owner, description: `${bytes} bytes` });
      expect(bytes, owner).toBeGreaterThan(1_000);
      const parts = owner === 'shell' ? (shellParts[module] ?? 0) : 0;
      expect(bytes, owner).toBeLessThanOrEqual((moduleBudgets[owner] ?? 0) + parts);
    }
  });
}
