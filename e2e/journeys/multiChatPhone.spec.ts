import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { test } from '../product/test.ts';
import { threeChats } from '../product/threeChats.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

let url: string;
test.beforeAll(async ({ sharedProduct }) => {
  ({ url } = await threeChats(sharedProduct, await logIn(sharedProduct)));
});

const contact = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Chats' }).getByRole('button', { name });

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone (${colorScheme}) an open chat says who has written in others, and leads there`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    await contact(page, /Berger/).tap();
    const back = page.getByRole('button', { name: /^Zurück zu den Chats, 1 neue Nachricht$/ });
    await expect(back).toBeVisible();
    const elsewhere = page.getByRole('status').getByRole('button', { name: /haben geschrieben|hat geschrieben/ });
    await expect(elsewhere).toHaveText(/^Zeuge .* hat geschrieben$/);
    await page.getByRole('textbox').fill('Zu Hause.');
    await page.getByRole('textbox').press('Enter');
    // The lab has begun: it wrote last.
    await expect(elsewhere).toHaveText('Labor und noch jemand haben geschrieben');
    await expect(page.getByText('Hier gibt es gerade nichts zu antworten.')).toBeVisible();
    await keepPicture(page, { path: `artefacts/multi-chat-live/phone-elsewhere-${colorScheme}.png` });
    await expectNoFindings(page, 'an open chat', wcag);
    await elsewhere.tap();
    await expect(page.getByRole('log').getByText('Die Probe ist da.')).toBeInViewport();
    await expect(elsewhere).toHaveText(/^Zeuge .* hat geschrieben$/);
    await elsewhere.tap();
    await expect(elsewhere).toBeHidden();
    await expect(page.getByRole('button', { name: 'Zurück zu den Chats', exact: true })).toBeVisible();
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the word that the link is copied (${colorScheme}) has a ground of its own and covers no chat`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    await expect(contact(page, /Berger/)).toBeVisible();
    await page.getByRole('button', { name: 'Menü' }).tap();
    await page.getByRole('button', { name: 'Link zum Weiterspielen kopieren' }).tap();
    const said = page.locator('.dwm-said .dw-notice');
    await expect(said).toContainText('Der Link ist kopiert.');
    await keepPicture(page, { path: `artefacts/multi-chat-live/phone-copied-${colorScheme}.png` });
    await expectNoFindings(page, 'the link is copied', wcag);
    expect(await said.evaluate((notice) => getComputedStyle(notice).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    // Each chat takes a tap in its middle, with the word still there.
    await contact(page, /Berger/).tap();
    await expect(page.getByRole('log').getByText('Wo warst du gestern Abend')).toBeInViewport();
  });
