import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from 'playwright/test';
import type { BrowserContext } from 'playwright/test';
import { browserOptions, wholeChromium } from '../../playwright.config.ts';
import { twelveQuestions, twelveReplies, twelveStored } from '../../product/dialogs/twelveQuestions.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** What a browser's user has chosen about the storage of sites (`chrome://settings/cookies`). */
const choices = {
  'third-party storage blocked': { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } },
  'all storage blocked': { profile: { default_content_setting_values: { cookies: 2 } } },
};

/** A whole Chromium whose user has chosen so. */
async function startChromium(preferences: object): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-chromium-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    ...browserOptions,
    executablePath: wholeChromium,
    locale: 'de-DE',
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A page of another site, by a host that is another one for browsers, too, and safe, so that its frames have locks. */
async function otherSite(frame: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Andere Seite</title>${frame}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the other site has no port');
  return {
    url: `http://localhost:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const [choice, preferences] of Object.entries(choices))
  test(`a widget in another site's page has a whole conversation with ${choice}`, async () => {
    const survey_id = await liveDialog(product, token, twelveQuestions);
    const site = await otherSite(
      `<iframe src="${product.url}/widget/${survey_id}" title="Dialog" width="360" height="640"></iframe>`,
    );
    const { context, close } = await startChromium(preferences);
    try {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(site.url);
      const frame = page.frameLocator('iframe');
      const isRefused = await page.frames()[1]?.evaluate(async () => {
        const storage = (() => {
          try {
            return localStorage.length >= 0;
          } catch {
            return false;
          }
        })();
        const locks = await navigator.locks.request('probe', () => true).catch(() => false);
        return { storage, locks };
      });
      test.info().annotations.push({ type: choice, description: JSON.stringify(isRefused) });
      for (const { asked, answer } of twelveReplies) {
        await expect(frame.getByText(asked)).toBeVisible();
        await answer(frame.getByRole('region', { name: 'Ihre Antwort' }));
      }
      await expect(frame.getByText('Das waren alle zwölf.')).toBeVisible();
      expect(await storedAnswers(product, token, survey_id)).toMatchObject([twelveStored]);
      if (isRefused?.storage) return;
      await expect(frame.getByText('sich etwas zu merken.')).toBeVisible();
      const alone = context.waitForEvent('page');
      await frame.getByRole('link', { name: /^In einem eigenen Tab öffnen/ }).click();
      await expect((await alone).getByText('Frage 1 von zwölf?')).toBeVisible();
      expect(faults).toEqual([]);
    } finally {
      await close();
      site.close();
    }
  });

test('a widget whose frame is a sandbox of no origin says how it can be had', async ({ page }) => {
  const survey_id = await liveDialog(product, token, twelveQuestions);
  const site = await otherSite(
    `<iframe sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" src="${product.url}/widget/${survey_id}" title="Dialog" width="360" height="640"></iframe>`,
  );
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert')).toContainText('In diesem Rahmen kann das Gespräch nicht geführt werden,');
  const alone = page.context().waitForEvent('page');
  await frame.getByRole('link', { name: new RegExp(`/dialog/${survey_id}$`) }).click();
  await expect((await alone).getByText('Frage 1 von zwölf?')).toBeVisible();
  site.close();
});
