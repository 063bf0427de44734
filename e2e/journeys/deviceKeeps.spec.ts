import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { keptOnDevice } from '../product/keptOnDevice.data.ts';
import type { KeptOnDevice } from '../product/keptOnDevice.data.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const blocks = [
  { id: 'ja', type: 'consent', context: 'Dürfen wir?', fields: { label_agree: 'Ja', label_decline: 'Nein' } },
  {
    id: 'film',
    type: 'single',
    context: 'Gefällt Ihnen der Film?',
    fields: { options, embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
  },
  { id: 'wort', type: 'open', context: 'Noch etwas?' },
] as const;

/** What a browser keeps of this product now, as the list names it. */
async function keptBy(page: Page, id: string): Promise<readonly Pick<KeptOnDevice, 'where' | 'name'>[]> {
  const named = (where: KeptOnDevice['where'], names: readonly string[]) =>
    names.map((name) => ({ where, name: name.replaceAll(id, 'ID') }));
  const [local, session, others] = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    [
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ],
  ]);
  expect(others).toEqual([]);
  const cookies = await page.context().cookies();
  return [
    ...named('local', local ?? []),
    ...named('session', session ?? []),
    ...named(
      'cookie',
      cookies.map(({ name }) => name),
    ),
  ];
}

const keyOf = ({ where, name }: Pick<KeptOnDevice, 'where' | 'name'>): string => `${where} ${name}`;
const known = new Set(keptOnDevice.map(keyOf));
const usual = (...when: readonly KeptOnDevice['when'][]): string[] =>
  keptOnDevice.filter((one) => when.includes(one.when)).map(keyOf);

test('a whole conversation keeps on the device only what is needed, and asks no other host', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Speichern', settings: { speed: 1 }, blocks });
  await callOrThrow(product.url, 'setStudyPassword', { survey_id, password: 'herbst26' }, token);
  await callOrThrow(product.url, 'setStudyOnce', { survey_id, once: true }, token);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(`${product.url}/dialog/${survey_id}`);
  expect((await keptBy(page, survey_id)).filter(({ where }) => where === 'cookie')).toEqual([]);
  await page.getByLabel('Passwort').fill('herbst26');
  await page.getByLabel('Passwort').press('Enter');
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Gefällt Ihnen der Film?')).toBeVisible();
  // What others host waits for a click of its own.
  await expect(page.getByRole('button', { name: /^Anzeigen/ })).toBeVisible();
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await composerOf(page).getByRole('textbox').fill('Nein.');
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Danke!')).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('switch', { name: 'Nachrichten ohne Pausen' }).click();

  const kept = new Set((await keptBy(page, survey_id)).map(keyOf));
  expect([...kept].filter((one) => !known.has(one))).toEqual([]);
  expect([...kept]).toEqual(expect.arrayContaining(usual('always', 'password', 'once')));
  expect(kept.has('local live_at_once')).toBe(true);
  for (const one of usual('personal-link', 'without-script', 'multi-chat')) expect(kept.has(one)).toBe(false);
  const hosts = asked.map((url) => new URL(url)).filter(({ protocol }) => protocol.startsWith('http'));
  expect([...new Set(hosts.map(({ origin }) => origin))]).toEqual([new URL(product.url).origin]);
});

test('without a script it is one cookie, and the page of one’s own data keeps nothing', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Ohne Skript', blocks });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${product.url}/exit/receipt`);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(`${product.url}/plain/${survey_id}`);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('button').first().click();
  await expect(page.getByText('Dürfen wir?')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['dialogwerk-plain']);
});
