import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { holdRequests } from '../product/holdRequests.ts';
import { test } from '../product/test.ts';

interface Change {
  readonly from: string;
  readonly link: string;
  readonly to: string;
  /** First heading and file of the screen that comes. */
  readonly heading: string;
  readonly code: string;
}

/** Ways between screens that both ask for an e-mail address. */
const changes: readonly Change[] = [
  {
    from: '/login',
    link: 'Passwort vergessen?',
    to: '/reset_password',
    heading: 'Passwort zurücksetzen',
    code: '**/ResetPasswordScreen-*.js',
  },
  {
    from: '/login',
    link: 'Link zum Anmelden schicken',
    to: '/magic_link',
    heading: 'Anmelden mit Link',
    code: '**/MagicLinkScreen-*.js',
  },
];

/** Follows a link as a click does and tells what stands on the page before anything else can happen there, a key included. */
function follow(page: Page, name: string) {
  return page.evaluate(async (text) => {
    const link = [...document.querySelectorAll('a')].find((anchor) => anchor.textContent === text);
    if (!link) throw new Error(`There is no link ${text}`);
    link.click();
    // React and router do in microtasks what belongs to the click.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    return { path: location.pathname, fields: document.querySelectorAll('main input').length };
  }, name);
}

for (const { from, link, to, heading, code } of changes) {
  test(`${link}: the old screen goes with its address, and what is typed into the new one stays`, async ({
    page,
    sharedProduct: product,
  }) => {
    await page.goto(product.url + from);
    await page.getByRole('link', { name: link }).waitFor();
    const chunk = await holdRequests(page, code);
    expect(await follow(page, link)).toEqual({ path: to, fields: 0 });
    await chunk.first;
    await expect(page.getByRole('textbox')).toHaveCount(0);

    chunk.letGo();
    const address = page.getByLabel('E-Mail-Adresse');
    await address.pressSequentially('nora@example.org');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const sent = page.waitForRequest('**/api/*/request');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    expect((await sent).postDataJSON()).toEqual({ username: 'nora@example.org' });

    // Back and on again, with the code at hand.
    await page.goBack();
    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
    expect(await follow(page, link)).toEqual({ path: to, fields: 0 });
  });
}
