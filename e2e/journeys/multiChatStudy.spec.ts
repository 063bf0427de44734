import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { holdRequests } from '../product/holdRequests.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const looks = [
  ['light', 1280],
  ['dark', 360],
] as const;

interface TwoChats {
  readonly id: number;
  readonly first: string;
  readonly public_id: string;
}

/** A multi-chat of two dialogs with one question each, live; the first one in German and French. */
async function twoChats(product: Product, token: string, name: string): Promise<TwoChats> {
  const open = (id: string, context: string) => [{ id, type: 'open', context }] as const;
  const settings = { speed: 1 } as const;
  const dialog = (avatar_name: string, id: string, context: string) =>
    liveDialog(product, token, {
      name: avatar_name,
      settings: { ...settings, avatar_name },
      blocks: [...open(id, context)],
    });
  const first = await dialog('Kommissarin', 'ort', 'Wo waren Sie gestern Abend?');
  const second = await dialog('Zeuge', 'spur', 'Was haben Sie gesehen?');
  await callOrThrow(product.url, 'setLanguages', { survey_id: first, languages: ['fr'] }, token);
  const changes = {
    fr: { 'block/ort/context': { text: 'Où étiez-vous hier soir ?', source: 'Wo waren Sie gestern Abend?' } },
  };
  await callOrThrow(product.url, 'setTranslations', { survey_id: first, changes }, token);
  const { manager } = await callOrThrow(product.url, 'createManager', { name, survey_ids: [first, second] }, token);
  const id = manager.dialog_manager_id;
  const { public_id } = await callOrThrow(product.url, 'switchManager', { id, active: true }, token);
  return { id, first, public_id };
}

const contact = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Chats' }).getByRole('button', { name });

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

test('an author shares a multi-chat from its own screen, and respondents meet what was set there', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { id, public_id } = await twoChats(product, token, 'Der Fall am Rindfleischetikettierungsüberwachungssee');
  const page = await browser.newPage();
  await signIn(page.context(), product);
  await page.goto(`${product.url}/multi/${id}`);
  await page.getByRole('link', { name: 'Teilen' }).click();
  await expect(page).toHaveURL(`${product.url}/share_multichat/${id}`);
  await expect(page.getByText('Ihr Multi-Chat ist live. Alle mit dem Link können teilnehmen.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  const name = page.getByRole('region', { name: 'Adresse zum Weitersagen' });
  await name.getByRole('button', { name: 'Adresse festlegen' }).click();
  await name.getByLabel('Name in der Adresse').fill('fall-am-see');
  await name.getByRole('button', { name: 'Namen vergeben' }).click();
  await expect(page.getByLabel('Öffentlicher Link', { exact: true })).toHaveValue(
    `${product.url}/multi_live/fall-am-see`,
  );

  const period = page.getByRole('region', { name: 'Zeitraum und Menge' });
  await period.getByRole('button', { name: 'Zeitraum und Menge festlegen' }).click();
  await period.getByLabel('Höchstens so viele Teilnahmen').fill('1');
  await period.getByLabel('Höchstens so viele Teilnahmen').press('Enter');
  await expect(period.getByText('0 von 1 Teilnahmen begonnen')).toBeVisible();
  const access = page.getByRole('region', { name: 'Zugang' });
  await access.getByRole('button', { name: 'Zugang festlegen' }).click();
  await access.getByLabel('Passwort', { exact: true }).fill('herbst26');
  await access.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(access.getByText(/^Wer beginnen will, braucht das Passwort\./)).toBeVisible();
  const ends = page.getByRole('region', { name: 'Am Ende' });
  await ends.getByRole('button', { name: 'Weiterleitung festlegen' }).click();
  await ends.getByLabel('Wer beendet hat').fill('https://panel.example.org/zurueck');
  await ends.getByLabel('Wer beendet hat').press('Enter');
  await expect(ends.getByText(/^Weitergeleitet wird/)).toBeVisible();
  for (const [colorScheme, width] of looks) {
    await lookAt(page, { width, height: 900, colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    await expectClean(page, `sharing a multi-chat, ${colorScheme}, ${width} px`);
    await keepPicture(page, { path: `artefacts/looked-at/share-chats-${colorScheme}-${width}.png`, fullPage: true });
  }

  // Somebody who is about to begin while the one place is taken.
  const slow = await browser.newPage();
  await slow.goto(`${product.url}/multi_live/fall-am-see`);
  const registering = await holdRequests(slow, '**/api/register_live_list');
  await slow.getByLabel('Passwort').fill('herbst26');
  await slow.getByLabel('Passwort').press('Enter');
  await registering.first;

  const respondent = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const panelSite = { contentType: 'text/html', body: '<h1>Panel</h1>' };
  await respondent.route('https://panel.example.org/**', (route) => route.fulfill(panelSite));
  await respondent.goto(`${product.url}/multi_live/fall-am-see`);
  await respondent.getByLabel('Passwort').fill('herbst26');
  await respondent.getByLabel('Passwort').press('Enter');
  await answer(respondent, 'Zu Hause.');
  await expect(respondent.getByRole('link', { name: 'Weiter' })).toHaveCount(0);
  await contact(respondent, /Zeuge/).click();
  await answer(respondent, 'Einen Schatten.');
  await expect(respondent).toHaveURL('https://panel.example.org/zurueck');

  registering.letGo();
  await expect(slow.getByRole('heading', { name: /voll/ })).toBeVisible();
  const late = await browser.newPage();
  await late.goto(`${product.url}/multi_live/${public_id}`);
  await expect(late.getByRole('heading', { name: /voll/ })).toBeVisible();

  await page.reload();
  const overview = page.getByRole('region', { name: 'Leitstand' });
  await expect(overview.getByText('Der einzige Platz ist vergeben: Der Multi-Chat ist live')).toBeVisible();
  await expect(overview.getByRole('meter', { name: 'Menge' })).toHaveAttribute('aria-valuetext', '1 von 1');
  for (const [colorScheme, width] of looks) {
    await lookAt(page, { width, height: 900, colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    await expectClean(page, `the overview of a multi-chat, ${colorScheme}, ${width} px`);
    await keepPicture(page, { path: `artefacts/looked-at/share-chats-full-${colorScheme}-${width}.png` });
  }
  await overview.getByRole('link', { name: 'Zu „Zeitraum und Menge“' }).click();
  await expect(page).toHaveURL(/#zeitraum$/);
  await expect(period).toBeInViewport();
  await lookAt(page, { width: 1280, height: 900, colorScheme: 'light' });
  const way = page.getByRole('navigation', { name: 'Bereiche von „Teilen“' });
  await expect(way.getByRole('link', { name: 'Zeitraum und Menge' })).toContainText('Hier ist etwas zu tun');
  await way.getByRole('link', { name: 'Testlink' }).click();
  await expect(page.getByRole('button', { name: 'Testlink anlegen' })).toBeInViewport();
  await Promise.all([page, slow, respondent, late].map((one) => one.context().close()));
});

test('a respondent changes the language of all chats in mid-conversation, and keeps what is typed', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { public_id } = await twoChats(product, token, 'Zwei Sprachen');
  const page = await browser.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });
  await page.goto(`${product.url}/multi_live/${public_id}`);
  await expect(page.getByRole('log').getByText('Wo waren Sie gestern Abend?')).toBeVisible();
  await page.getByRole('textbox').fill('Angefangen');
  await page.getByRole('button', { name: 'Sprache wählen' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('log').getByText('Où étiez-vous hier soir ?')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Angefangen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await keepPicture(page, { path: 'artefacts/looked-at/chats-french.png' });
  await page.getByRole('textbox').press('Enter');
  await page.reload();
  await expect(page.getByRole('log').getByText('Angefangen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choisir la langue' })).toBeVisible();
  await expectClean(page, 'the languages of a multi-chat');
  await page.context().close();
});

test('a person begins all chats by a link of their own, and the list says how far they are', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { id, public_id } = await twoChats(product, token, 'Eingeladen');
  const page = await browser.newPage();
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share_multichat/${id}`);
  const panel = page.getByRole('region', { name: 'Persönliche Links' });
  await panel.getByRole('button', { name: 'Personen einladen und erinnern' }).click();
  await expect(panel.getByText('Geben Sie jeder Person einen eigenen Link.', { exact: false })).toBeVisible();
  const invitees = [{ invitee_id: crypto.randomUUID(), email: 'ada@example.org', known: ['Ada'] }];
  const list = { survey_id: public_id, anonymous: false, columns: ['vorname'], invitees };
  await callOrThrow(product.url, 'addInvitees', list, token);
  const { links } = await callOrThrow(product.url, 'inviteeLinks', { survey_id: public_id, offset: 0 }, token);
  const person = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await person.goto(`${product.url}${links[0]?.path ?? ''}`);
  await expectClean(person, 'the personal link of a multi-chat');
  await keepPicture(person, { path: 'artefacts/looked-at/chats-personal-link.png' });
  await person.locator('form button').click();
  await expect(contact(person, /Kommissarin/)).toBeVisible();
  expect(new URL(person.url()).hash).toBe('');
  await page.reload();
  await expect(panel.getByRole('listitem').filter({ hasText: 'ada@example.org' })).toContainText('Adabegonnen');
  await Promise.all([page, person].map((one) => one.context().close()));
});

test('who has no script reads which of the chats can be had without one', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { public_id, first } = await twoChats(product, token, 'Ohne Skript');
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id: first, active: false } }, token);
  const bare = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await bare.goto(`${product.url}/multi_live/${public_id}`);
  await expect(bare.getByRole('link', { name: 'Zeuge' })).toBeVisible();
  await expect(bare.getByRole('link', { name: 'Kommissarin' })).toHaveCount(0);
  await keepPicture(bare, { path: 'artefacts/looked-at/chats-without-script.png' });
  await bare.context().close();
});
