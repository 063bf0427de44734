import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { Player } from '../product/stories/Player.ts';
import { plannedStories } from '../product/stories/storyEndings.data.ts';
import { withoutWaits } from '../product/stories/withoutWaits.ts';
import { test } from '../product/test.ts';

const [story] = plannedStories;
const [best] = story?.endings ?? [];
if (!story || !best) throw new Error('a story is missing');

let product: Product;
let link: string;
test.beforeAll(async () => {
  product = await startProduct({ env: { STORIES: 'on' } });
});
test.afterAll(() => product.stop());

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;
const schemes = ['light', 'dark'] as const;

/** Looks at it with axe in a window of this size, the wide one light and the small one dark; nothing is wider than the screen. */
async function look(page: Page, name: string, size: keyof typeof sizes, fullPage = false): Promise<void> {
  for (const colorScheme of inTurn(schemes, Object.keys(sizes).indexOf(size))) {
    const where = `${name}-${size}-${colorScheme}`;
    await lookAt(page, { ...sizes[size], colorScheme });
    await keepPicture(page, { path: `artefacts/story-screens/${where}.png`, animations: 'disabled', fullPage });
    await expectNoFindings(page, where, wcag);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Looks at what authors see of it in a window of each size. */
async function lookAtAll(page: Page, name: string, address: string, sign: (page: Page) => Locator): Promise<void> {
  await signIn(page.context(), product);
  await page.goto(product.url + address);
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(sizes[size]);
    await expect(sign(page)).toBeVisible();
    await look(page, name, size, true);
  }
}

test('the first author is led to a first dialog, and the chats of the stories say what they are part of', async ({
  page,
}) => {
  await lookAtAll(page, 'first-dashboard', '/dashboard', (shown) =>
    shown
      .getByRole('region', { name: 'Ihr erster Dialog' })
      .getByRole('button', { name: 'Mit einer Vorlage beginnen' }),
  );
  const dialogs = page.getByRole('list', { name: 'Dialoge' });
  await expect(dialogs.getByText(/^Teil von „.+“$/)).toHaveCount(12);
  await expect(dialogs.getByText('Noch nicht veröffentlicht')).toHaveCount(2);
});

test('the joint analysis says that nobody has played yet', async ({ page }) => {
  await lookAtAll(page, 'analysis-empty', '/analyse_multichat/3', (shown) =>
    shown.getByText('Noch hat niemand teilgenommen'),
  );
});

test.describe('once somebody has played to the end', () => {
  test.skip(!isLongRun(), 'The endings of the stories have their own tests; here are pictures of what authors see.');
  test.beforeAll(async () => {
    const author = await logIn(product);
    await withoutWaits(product, author, story.id);
    const player = await Player.begin(product, author, story);
    await player.say(best.way);
    if (best.asked !== undefined) await player.hears(best.teller, best.asked);
    await player.say(best.end);
    link = `${story.path}#weiter=${await player.resumeCode()}`;
  });

  for (const size of ['desktop', 'phone'] as const) {
    test.describe(size, () => {
      test.use({ viewport: sizes[size], reducedMotion: 'reduce' });
      test('list, chat, hints and ending have their place', async ({ page }) => {
        await page.goto(product.url + link);
        const contact = page.getByRole('navigation', { name: 'Chats' }).getByText('Konsul Kranz', { exact: true });
        await expect(contact).toBeVisible();
        await look(page, 'list', size);
        await contact.click();
        await expect(page.getByRole('log').getByText('Verträgt das Glas den Frost?')).toBeVisible();
        await look(page, 'chat', size);
        await page.getByRole('button', { name: /^Hinweise/ }).click();
        const hints = page.getByRole('region', { name: 'Hinweise' });
        await expect(hints.getByRole('heading', { name: best.title })).toBeVisible();
        await look(page, 'ending', size);
        await hints.getByRole('heading', { name: /^Der Streit/ }).scrollIntoViewIfNeeded();
        await look(page, 'hints', size);
      });
    });
  }

  test('the room of a clue picture is kept before it comes', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route('**/media/*', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(product.url + link);
    const contact = page.getByRole('navigation', { name: 'Chats' }).getByText('Ottilie Brand', { exact: true });
    await expect(contact).toBeVisible();
    await look(page, 'before-pictures', 'phone');
    await contact.click();
    const picture = page.getByRole('log').getByRole('img').last();
    await picture.scrollIntoViewIfNeeded();
    const before = await picture.boundingBox();
    expect(before && before.width / before.height).toBeCloseTo(800 / 500, 1);
    isHeld = false;
    for (const release of held) release();
    await expect
      .poll(() =>
        picture.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth / shown.naturalHeight : 0)),
      )
      .toBeCloseTo(800 / 500, 1);
    expect(await picture.boundingBox()).toEqual(before);
  });

  test('authors see the joint analysis', async ({ page }) => {
    await lookAtAll(page, 'analysis', '/analyse_multichat/3', (shown) =>
      shown.getByRole('row', { name: new RegExp(`${best.title} 1`) }),
    );
  });

  test('authors see the whole on one screen', async ({ page }) => {
    await lookAtAll(page, 'manager', '/multi/3', (shown) => shown.getByRole('button', { name: 'Lösungsblatt' }));
  });
});
