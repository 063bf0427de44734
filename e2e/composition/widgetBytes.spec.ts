import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'playwright/test';
import { test } from '../product/test.ts';

/** What the script that puts a dialog on other websites may cost each of their pages, compressed. */
const WIDGET_BYTES = 5_000;

test('the script for other websites comes compressed, is small and has no names among those of the page', async ({
  page,
  sharedProduct: { url },
}) => {
  const response = await fetch(`${url}/widget.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  const code = await response.text();
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = brotliCompressSync(code, { params }).length;
  test.info().annotations.push({ type: 'widget', description: `${bytes} bytes` });
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(WIDGET_BYTES);

  await page.goto(`${url}/widget_preview/abc`);
  await page.waitForFunction(() => 'dialogwerk' in globalThis);
  const added = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    return Object.getOwnPropertyNames(globalThis).filter((name) => !usual.has(name) && !/^\d+$/.test(name));
  });
  expect(added).toEqual(['dialogwerk']);
});
