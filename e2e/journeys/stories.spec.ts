import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { Player } from '../product/stories/Player.ts';
import { withoutWaits } from '../product/stories/withoutWaits.ts';
import { plannedStories } from '../product/stories/storyEndings.data.ts';
import type { Line, PlannedEnding, PlannedStory } from '../product/stories/storyEndings.data.ts';
import { test } from '../product/test.ts';

const DAY_MS = 86_400_000;
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' };
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };

const isSmall = (form: BrowserContextOptions): boolean => form === phone;

let product: Product;
let author: string;
test.beforeAll(async ({ storyProduct }) => {
  product = storyProduct;
  author = await logIn(product);
  for (const { id } of plannedStories) await withoutWaits(product, author, id);
});

/** One player's page. */
class Game {
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  contact(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Chats' })
      .getByRole('button')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  get hints(): Locator {
    return this.page.getByRole('region', { name: 'Hinweise' });
  }

  /** Opens a chat as players do: on a phone back to the list first. */
  async open(name: string): Promise<void> {
    const chosen = this.contact(name);
    const back = this.page.getByRole('button', { name: 'Zurück zu den Chats' });
    if (this.isPhone) {
      await expect(chosen.or(back).first()).toBeVisible();
      if (await back.isVisible()) await back.click();
    }
    await chosen.click();
    await this.expectOpen(name);
  }

  /** The name of the chat that is open. */
  get openName(): Locator {
    return this.page.locator('.dwm-contact[aria-current="true"] .dwm-name');
  }

  async expectOpen(name: string): Promise<void> {
    await expect(this.openName).toHaveText(name);
  }

  /** Says one thing, and waits until it stands in the chat, or has opened another one already, as the last decision may. */
  async say(text: string): Promise<void> {
    const said = this.page.getByRole('log').locator('.dw-user');
    const input = this.page.getByRole('textbox');
    await expect(input).toBeVisible();
    const [before, name] = [await said.count(), await this.openName.textContent()];
    // The dialog may speak up in this very moment: then it asks something else, and is told again.
    await expect(async () => {
      const isTurn = (address: string): boolean => new URL(address).pathname === '/api/turn';
      const answered = this.page.waitForResponse((answer) => isTurn(answer.url()), { timeout: 10_000 });
      await input.fill(text);
      await input.press('Enter');
      expect((await answered).status()).toBe(200);
    }).toPass();
    await expect
      .poll(async () => (await this.openName.textContent()) !== name || (await said.count()) === before + 1)
      .toBe(true);
  }

  async play(lines: readonly Line[]): Promise<void> {
    let open = '';
    for (const [contact, text] of lines) {
      if (contact !== open) await this.open(contact);
      open = contact;
      await this.say(text);
    }
  }

  /** The last decisions, once they are asked for. */
  async decide({ teller, asked, end }: PlannedEnding): Promise<void> {
    if (asked !== undefined) {
      await this.open(teller);
      await expect(this.page.getByRole('log').getByText(asked)).toBeVisible();
    }
    await this.play(end);
  }

  /** The ending stands in its chat, and with what was found in the hints. */
  async expectEnding({ endings }: PlannedStory, { number, title, teller, leadsTo }: PlannedEnding): Promise<void> {
    const name = `Ende ${number} von ${endings.length}`;
    if (leadsTo !== undefined) await this.expectOpen(leadsTo);
    if (teller !== leadsTo) await this.open(teller);
    await this.page.getByRole('button', { name: /^Hinweise/ }).click();
    await expect(this.hints.getByText(name)).toBeVisible();
    await expect(this.hints.getByRole('heading', { name: title })).toBeVisible();
    await expect(this.hints.getByRole('heading', { name: `Enden: 1 von ${endings.length} gesehen` })).toBeVisible();
    await expect(this.hints.getByText('Noch nicht gesehen')).toHaveCount(endings.length - 1);
  }

  async look(name: string): Promise<void> {
    await keepPicture(this.page, { path: `artefacts/stories/${name}.png`, animations: 'disabled' });
    await expectNoFindings(this.page, name, wcag);
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
}

/** A game in a browser that knows nothing yet. */
async function newGame(browser: Browser, options: BrowserContextOptions, address: string): Promise<Game> {
  const context = await browser.newContext({ ...options, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(product.url + address);
  return new Game(page, isSmall(options));
}

function halves<Item>(items: readonly Item[]): [Item[], Item[]] {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}

const [flow, aufderflucht] = plannedStories;
const [bestFlow] = flow?.endings ?? [];
const [bestFlucht] = aufderflucht?.endings ?? [];
if (!flow || !aufderflucht || !bestFlow || !bestFlucht) throw new Error('a story is missing');

test('flow on a desktop: six people in turns to the best end; a reload in mid-game keeps everything [§2.9 §9.9]', async ({
  browser,
}) => {
  const game = await newGame(browser, desktop, flow.path);
  const { page } = game;
  await expect(game.contact('Mara Lindner')).toBeVisible();
  await expect(page).toHaveTitle(flow.title);
  await page.getByRole('button', { name: /^Hinweise/ }).click();
  await expect(game.hints.getByText('Noch kein Hinweis.')).toBeVisible();
  await game.look('desktop-no-hints');
  await game.hints.getByRole('button', { name: 'Hinweise schließen' }).click();
  await expect(game.hints).toHaveCount(0);

  const [begin, rest] = halves(bestFlow.way);
  await game.play(begin);
  await expect(page.getByRole('button', { name: /^Hinweise.*3 neue Hinweise/ })).toBeVisible();
  await game.look('desktop-chat');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Hinweise 3 von 14 gefunden/ })).toBeVisible();
  await expect(page).toHaveTitle(flow.title);
  await game.play(rest);
  await game.decide(bestFlow);
  await game.expectEnding(flow, bestFlow);
  await expect(game.hints.getByText('Du hast 10 von 14 Hinweisen gefunden.')).toBeVisible();
  await game.look('desktop-ending');
  await game.hints.getByRole('button', { name: 'Anders entscheiden' }).click();
  await game.say('Ja. Zurück zur Tafel.');
  await game.play([
    ['Mara Lindner', 'Jonas Wieck, den Techniker'],
    ['Mara Lindner', 'Ja. Die Karte ist eindeutig.'],
  ]);
  await game.expectOpen('Jonas Wieck');
  await expect(page.getByRole('log').getByText('technische störung beim vertrauen')).toBeVisible();
  await expect(game.hints.getByRole('heading', { name: 'Enden: 2 von 7 gesehen' })).toBeVisible();
  await game.look('desktop-gallery');
  await game.hints.getByRole('button', { name: 'Zum Chat: Konsul Kranz' }).click();
  await expect(page.getByRole('log').getByText('Verträgt das Glas den Frost?')).toBeVisible();
  await page.context().close();
});

test('aufderflucht on a phone: to the best end, halfway by the resume link in a clean browser on another day [§2.10 §9.9]', async ({
  browser,
}) => {
  const first = await newGame(browser, phone, aufderflucht.path);
  await first.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(first.contact('Tilda')).toBeVisible();
  await first.look('phone-list');
  const [begin, rest] = halves(bestFlucht.way);
  await first.play(begin);
  await first.page.getByRole('button', { name: /^Hinweise, \d neue/ }).click();
  await expect(first.hints.getByRole('heading', { name: 'Die Tür' })).toBeVisible();
  await first.look('phone-hints');
  await first.page.goBack();
  await expect(first.hints).toHaveCount(0);
  await first.look('phone-chat');
  await first.page.goBack();
  await first.page.getByRole('button', { name: 'Menü' }).click();
  await first.page.getByRole('button', { name: 'Link zum Weiterspielen kopieren' }).click();
  await expect(first.page.getByText('Der Link ist kopiert.')).toBeVisible();
  const link = new URL(await first.page.evaluate(() => navigator.clipboard.readText()));
  await first.page.context().close();

  const game = await newGame(browser, phone, '/impressum');
  await game.page.clock.setSystemTime(Date.now() + DAY_MS);
  await game.page.goto(link.href);
  await game.play(rest);
  await game.play(bestFlucht.end);
  await expect(game.page.getByRole('log').getByText('Die Leinen waren schon los')).toBeVisible();
  await game.expectEnding(aufderflucht, bestFlucht);
  await expect(game.hints.getByText('Du hast 7 von 7 Hinweisen gefunden.')).toBeVisible();
  await game.look('phone-ending');
  await game.hints.getByRole('button', { name: 'Noch einmal von vorn' }).click();
  await game.page.getByRole('dialog').getByRole('button', { name: 'Neu starten' }).click();
  await expect(game.page.getByRole('button', { name: /^Hinweise 0 von 7 gefunden/ })).toBeVisible();
  await game.page.context().close();
});

/**
 * What is left of every ending: the way there over the calls, the last decisions on the page. Each run that touches stories has one of each story, on the
 * form that the story is not played whole on; `pnpm test:long` has all on both at the same time.
 */
const others = plannedStories.flatMap((story) =>
  inTurn(story.endings, 1).flatMap((ending) => {
    const played = { [bestFlow.title]: desktop, [bestFlucht.title]: phone }[ending.title];
    const forms = inTurn([desktop, phone], story === flow ? 1 : 0).filter((form) => form !== played);
    return forms.length > 0 ? [{ story, ending, forms }] : [];
  }),
);
for (const { story, ending, forms } of others) {
  const where = forms.map((form) => (isSmall(form) ? 'a phone' : 'a desktop')).join(' and on ');
  test(`${story.path} ends with „${ending.title}“, on ${where}`, async ({ browser }) => {
    const playOn = async (form: BrowserContextOptions): Promise<void> => {
      const player = await Player.begin(product, author, story);
      await player.say(ending.way);
      const game = await newGame(browser, form, `${story.path}#weiter=${await player.resumeCode()}`);
      await game.decide(ending);
      await game.expectEnding(story, ending);
      await game.page.context().close();
    };
    await Promise.all(forms.map(playOn));
  });
}
