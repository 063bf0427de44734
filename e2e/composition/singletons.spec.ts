import { expect } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { logInAs } from '../product/logInAs.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

/** What stands once in each library's own code and outlives minification; a build that lost one fails the test too. */
const fingerprints = {
  react: 'cacheSignal=function',
  'react-dom': '__reactContainer$',
  'react-router-dom': 'may be used only in the context of a <Router> component',
  nanostores: 'Symbol(`clean`)',
  emotion: 'data-emotion',
} as const;

test('one copy each of react, react-dom, the router, nanostores and emotion runs across shell and modules', async ({
  page,
}) => {
  const surveyId = await livePhq9(product, await logIn(product));
  // Each copy of react-dom announces itself to this hook.
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        inject: (renderer: unknown) => renderers.push(renderer),
        checkDCE: () => undefined,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });

  await logInAs(page, product);
  for (const { path, own } of areas) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path(surveyId));
    await expect(own(page)).toBeVisible();
  }

  // Read once more, because what a worker has loaded cannot be read once its module is left.
  const sources = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  const loadedModules = sources.filter(({ url }) => url.endsWith('/remoteEntry.js'));
  expect(loadedModules).toHaveLength(areas.length);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'renderers').length)).toBe(1);
  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const copies = sources.filter(({ text }) => text.includes(fingerprint)).map(({ url }) => new URL(url).pathname);
    expect(copies, library).toHaveLength(1);
  }
});

test('an atom that a module sets is seen by the shell, and a function in it comes back to the module', async ({
  page,
}) => {
  await logInAs(page, product);
  const dashboard = page.getByRole('region', { name: 'Dashboard' });
  const entry = dashboard.getByRole('listitem').filter({ hasText: 'Feedback zur Veranstaltung' });
  await entry.getByRole('button', { name: /^Mehr zu/ }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  // It is live, so it asks.
  await page.getByRole('dialog').getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entry).toHaveCount(0);

  // The shell draws the notice that the module has put into $notice.
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeVisible();
  await expect(dashboard.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  await undo.click();
  await expect(entry).toHaveCount(1);
});
