import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import config, { wholeChromium } from '../playwright.config.ts';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { threeChats } from '../product/threeChats.ts';
import type { ThreeChats } from '../product/threeChats.ts';

// What has no windows shows no messages of closed pages.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: wholeChromium } });

let service: Server;
let asked: string[];
let origin: string;
let product: Product;
let multi: ThreeChats;
test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const bound = service.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  product = await startProduct({ env: { WEB_PUSH: origin, API_BLOCK_ALLOW_PRIVATE: '1' } });
  const token = await logIn(product);
  multi = await threeChats(product, token);
  const { id, witness, inspector } = multi;
  // The witness comes back to it some seconds after the inspector was answered, once nobody looks any more.
  const late = { survey_id: witness, unique_question_id: 'alibi', trigger: `waitFor;${inspector};ort` };
  await callOrThrow(
    product.url,
    'createTrigger',
    { dialog_manager_id: id, ...late, init_survey: true, delay_seconds: 6 },
    token,
  );
  await callOrThrow(product.url, 'publishManager', { id }, token);
});
test.afterAll(async () => {
  await product.stop();
  await new Promise((resolve) => service.close(resolve));
});
test.beforeEach(() => {
  asked = [];
});

/** What stands in for the browser's push service, which tests have none of: subscriptions lead to the one of this file. */
const decoy = (endpoint: string): string => `
  let isSubscribed = false;
  const subscription = {
    endpoint: '${endpoint}',
    toJSON: () => ({
      endpoint: '${endpoint}',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async () => ((isSubscribed = true), subscription);
  PushManager.prototype.getSubscription = async () => (isSubscribed ? subscription : null);
`;

const card = (page: Page): Locator => page.getByRole('group', { name: 'Mitteilungen des Browsers' });
const pushSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Mitteilungen des Browsers' });

async function answer(page: Page, text: string): Promise<void> {
  const input = page.getByRole('textbox');
  await input.fill(text);
  await input.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/multi-chat-push/${name}.png`, animations: 'disabled' });
  await expectNoFindings(page, name, wcag);
}

/** Hides the page or shows it again, as another tab or a locked phone does. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('a browser that may tell', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['notifications'], { origin: product.url });
    await context.addInitScript(decoy(`${origin}/browser`));
  });

  test('is asked for once after the first reply, told while the page is hidden, and switched off', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    await page.goto(multi.url);
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await answer(page, 'Ich war zu Hause.');
    await expect(card(page)).toContainText('Manche schreiben hier erst später.');

    await card(page).getByRole('button', { name: 'Ja, Bescheid geben' }).click();
    await expect(card(page)).toContainText('Gut, du bekommst Bescheid.');
    await expect(card(page)).toBeFocused();
    await card(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(card(page)).toHaveCount(0);

    // Its chat opens while nobody looks: the push service is asked, once, and the page reads it when it is back.
    await setHidden(page, true);
    await expect.poll(() => asked).toEqual(['/browser']);
    const witness = page.getByRole('navigation', { name: 'Chats' }).getByRole('button', { name: /Schmidt/ });
    await expect(witness).toHaveCount(0);
    await setHidden(page, false);
    await expect(witness).toBeVisible();
    expect(asked).toEqual(['/browser']);

    await page.reload();
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await expect(pushSwitch(page)).toHaveAttribute('aria-checked', 'true');
    await expect(card(page)).toHaveCount(0);
    await look(page, 'desktop-menu');
    const ended = page.waitForResponse((response) => response.url().endsWith('/api/chats/push/end'));
    await pushSwitch(page).click();
    expect((await ended).status()).toBe(200);
    await expect(pushSwitch(page)).toHaveAttribute('aria-checked', 'false');
    await page.reload();
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await expect(pushSwitch(page)).toHaveAttribute('aria-checked', 'false');
    expect(elsewhere).toEqual([]);
  });

  test('shows who has written, in the place of what that chat has shown before', async ({ page, context }) => {
    await page.goto(multi.url);
    await answer(page, 'Ich war zu Hause.');
    await look(page, 'desktop-asked');
    await card(page).getByRole('button', { name: 'Ja, Bescheid geben' }).click();
    await expect(card(page)).toContainText('Gut, du bekommst Bescheid.');
    await look(page, 'desktop-on');

    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const message = { title: 'Labor', body: 'Neue Nachricht', path: new URL(multi.url).pathname, tag: 'labor' };
    const pushed = { origin: product.url, registrationId: await registered, data: JSON.stringify(message) };
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/chats-worker/');
        const notifications = (await registration?.getNotifications()) ?? [];
        return notifications.map(({ title, body, data }) => [title, body, data].join(' '));
      });
    await browser.send('ServiceWorker.deliverPushMessage', pushed);
    const text = `Labor Neue Nachricht ${message.path}`;
    await expect.poll(shown).toEqual([text]);
    // A later one of the same chat takes its place.
    await browser.send('ServiceWorker.deliverPushMessage', pushed);
    await expect.poll(shown).toEqual([text]);
  });

  test('a click on what it shows opens that chat, in the page that is open and in a new one', async ({
    page,
    context,
  }) => {
    const workerStarts = context.waitForEvent('serviceworker');
    await page.goto(multi.url);
    await answer(page, 'Ich war zu Hause.');
    await card(page).getByRole('button', { name: 'Ja, Bescheid geben' }).click();
    await expect(card(page)).toContainText('Gut, du bekommst Bescheid.');
    const worker = await workerStarts;
    /** Clicks a message of the laboratory; gives the pages that were shown and opened, which a browser does for a person's click alone. */
    const click = (): Promise<string[]> =>
      worker.evaluate(`(async () => {
        const done = [];
        WindowClient.prototype.focus = async function () { done.push('shown ' + this.url); };
        Clients.prototype.openWindow = async (address) => { done.push('opened ' + address); };
        await registration.showNotification('Labor', { tag: 'labor', data: '${new URL(multi.url).pathname}#chat=${multi.lab}' });
        const [notification] = await registration.getNotifications();
        const works = [];
        const event = new NotificationEvent('notificationclick', { notification });
        event.waitUntil = (work) => works.push(work);
        dispatchEvent(event);
        await Promise.all(works);
        return done;
      })()`);
    const laboratory = page.getByRole('navigation', { name: 'Chats' }).getByRole('button', { name: /Labor/ });
    await expect(laboratory).not.toHaveAttribute('aria-current', 'true');
    expect(await click()).toEqual([`shown ${multi.url}`]);
    await expect(laboratory).toHaveAttribute('aria-current', 'true');

    await page.goto('about:blank');
    // Because the page that was left is among the worker's for a moment more.
    const pages = () => worker.evaluate('clients.matchAll({ includeUncontrolled: true }).then(({ length }) => length)');
    await expect.poll(pages).toBe(0);
    const [opened = ''] = await click();
    expect(opened).toBe(`opened ${multi.url}#chat=${multi.lab}`);
    // On a phone the way back leads to the list.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(opened.replace('opened ', ''));
    await expect(page.getByRole('log').getByText('Die Probe ist da.')).toBeVisible();
    expect(page.url()).toBe(multi.url);
    await page.goBack();
    await expect(laboratory).toBeVisible();
  });

  test('is not asked for again once that was declined, but on the menu’s switch', async ({ page }) => {
    await page.goto(multi.url);
    await answer(page, 'Ich war zu Hause.');
    await card(page).getByRole('button', { name: 'Nein, danke' }).click();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Chats' }).getByRole('button').first()).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await expect(pushSwitch(page)).toHaveAttribute('aria-checked', 'false');
    await pushSwitch(page).click();
    await expect(pushSwitch(page)).toHaveAttribute('aria-checked', 'true');
  });
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true });

  test('a browser that allows no messages says so in a sentence', async ({ page, context }) => {
    await context.addInitScript(decoy(`${origin}/browser`));
    await context.addInitScript("Notification.requestPermission = async () => 'denied'");
    await page.goto(multi.url);
    await page.getByRole('button', { name: /Berger/ }).click();
    await answer(page, 'Ich war zu Hause.');
    await page.getByRole('button', { name: 'Zurück zu den Chats' }).click();
    await look(page, 'phone-asked');
    await card(page).getByRole('button', { name: 'Ja, Bescheid geben' }).click();
    await expect(card(page)).toContainText('Dein Browser lässt von dieser Seite keine Mitteilungen zu.');
    await look(page, 'phone-blocked');
    await card(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(card(page)).toHaveCount(0);
  });
});
