import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import type { Look } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
/** As addresses have it. */
const longHost = 'donaudampfschifffahrtsgesellschaftskapitaene.example.org';
const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: index + 1 }));
const blocks = [
  { id: 'q1', type: 'single', context: `Kennen Sie das ${long}?`, fields: { options, variable: 'gesetz' } },
  { id: 'q2', type: 'single', context: 'Kommen Sie wieder?', fields: { options, variable: 'wieder' } },
] as const;

/** In each run one look of each state, in the thorough one all. */
const looks: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
];
const looksOf = (state: number): readonly Look[] => (isLongRun() ? looks : looks.slice(state, state + 1));

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** Unfolds all panels, and waits until none is on its way. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('section > button[aria-expanded="false"]');
  await expect(page.getByRole('region', { name: 'Leitstand' })).toBeVisible();
  await expect(async () => {
    if ((await folded.count()) > 0) await folded.first().click({ timeout: 2_000 });
    expect(await folded.count()).toBe(0);
  }).toPass();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
}

async function lookAtAll(page: Page, state: string, place: number): Promise<void> {
  for (const look of looksOf(place)) {
    await lookAt(page, look);
    await page.evaluate(() => scrollTo(0, 0));
    const name = `share-panels-${state}-${look.colorScheme}-${look.width}`;
    await expectClean(page, name);
    if (!isLongRun()) continue;
    for (const panel of await page
      .getByRole('region')
      .filter({ has: page.locator('h2') })
      .all()) {
      const title = (await panel.locator('h2').first().innerText()).replaceAll(/[^\p{L}\d]+/gu, '-');
      await panel.screenshot({ path: `artefacts/looked-at/${name}-${title}.png` });
    }
  }
}

test('every panel of a study that nobody has set anything for is clean and fits', async ({ page }) => {
  const survey_id = await liveDialog(product, token, { name: long, blocks });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}`);
  await unfoldAll(page);
  await lookAtAll(page, 'empty', 0);
});

test('every panel of a study with much in it is clean and fits', async ({ page }) => {
  const survey_id = await aFullStudy();
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}`);
  await unfoldAll(page);
  await expect(page.getByRole('region', { name: 'Leitstand' }).getByRole('meter')).toHaveCount(5);
  await lookAtAll(page, 'full', 1);
});

test('every panel that cannot be loaded says so, is clean and fits', async ({ page }) => {
  const survey_id = await liveDialog(product, token, { name: 'Störung', blocks });
  await signIn(page.context(), product);
  const down = { status: 409, json: { msg: 'Der Server ruht gerade.', code: 'server/unexpected' } };
  await page.route(/\/api\/surveys\/[^/]+\/.+/, (route) =>
    route.request().method() === 'GET' ? route.fulfill(down) : route.continue(),
  );
  await page.goto(`${product.url}/share/${survey_id}`);
  await unfoldAll(page);
  await expect(page.getByText(/konnten? nicht geladen werden/).first()).toBeVisible();
  await lookAtAll(page, 'failing', 2);
});

async function aFullStudy(): Promise<string> {
  const { url } = product;
  const survey_id = await liveDialog(product, token, { name: long, blocks });
  const quota = (name: string, condition: string, most: number) => ({
    quota_id: randomUUID(),
    name,
    condition,
    most,
    when_full: { kind: 'end', text: 'Danke, wir haben schon genug Antworten.' } as const,
  });
  const quotas = [quota(`Kennt das ${long}`, 'gesetz = 1', 1), quota('Kennt es nicht', 'gesetz = 2', 400)];
  await callOrThrow(url, 'setLinkParameters', { survey_id, names: ['pid', 'utm_source'] }, token);
  const ends_at = Date.now() + 7 * 24 * 60 * 60_000;
  await callOrThrow(url, 'setStudyPeriod', { survey_id, starts_at: null, ends_at, most: 200 }, token);
  await callOrThrow(url, 'setStudyQuotas', { survey_id, quotas }, token);
  const address = `https://panel.${longHost}/zurueck?pid={{link.pid}}&g={{gesetz}}`;
  const ends = { finished: address, screened: null, quota_full: address };
  await callOrThrow(url, 'setStudyEnds', { survey_id, ...ends }, token);
  await callOrThrow(url, 'setStudyTestLink', { survey_id, link_id: randomUUID() }, token);
  await callOrThrow(url, 'setStudyOnce', { survey_id, once: true }, token);
  const languages = ['fr', 'ar'];
  await callOrThrow(url, 'setLanguages', { survey_id, languages, based_on: [] }, token);
  await callOrThrow(url, 'setEmbedding', { survey_id, sites: [`https://www.${longHost}`] }, token);
  const card = { title: `Was halten Sie vom ${long}?`.slice(0, 90), description: long, picture: null };
  await callOrThrow(url, 'setShareCard', { survey_id, ...card }, token);
  const hook = { url: 'https://192.0.2.1/hook', events: ['conversation.finished' as const], with_answers: true };
  await callOrThrow(url, 'createWebhook', { survey_id, webhook_id: randomUUID(), ...hook }, token);
  const people = Array.from({ length: 30 }, (_, place) => ({
    invitee_id: randomUUID(),
    email: `person${place}@${longHost}`,
    known: [`Donaudampfschifffahrtsgesellschaftskapitän ${place}`],
  }));
  const list = { anonymous: false, columns: ['vorname'], invitees: people };
  await callOrThrow(url, 'addInvitees', { survey_id, ...list }, token);
  for (const replies of [0, 1, 1, 2]) {
    const { token_live } = await callOrThrow(url, 'registerLive', { survey_id });
    await callOrThrow(url, 'conversation', { survey_id }, token_live);
    for (const unique_question_id of ['q1', 'q2'].slice(0, replies)) {
      const turn = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id: null };
      const reply = { type: 'single', option_id: 'o1' } as const;
      const { finished } = await callOrThrow(url, 'turn', { ...turn, reply }, token_live);
      if (finished) break;
    }
  }
  return survey_id;
}
