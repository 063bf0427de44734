import { randomUUID } from 'node:crypto';
import type { AskedType, BlockType, Reply } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Locator, Page } from 'playwright/test';
import { blockExamples } from '../product/dialogs/blockExamples.data.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { addBlock, storedAnswers } from '../product/liveDialog.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { uploadPicture } from '../product/uploadPicture.ts';

const phone = { width: 360, height: 740 };
/** More stops than any page has. */
const MOST_STOPS = 60;

/** Goes on with the Tab key until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

/** A browser without a script that has begun a dialog, by the keyboard alone. */
async function begun(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(link);
  await tabTo(page, page.locator('noscript button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const field = (page: Page, name = 'a'): Locator => page.locator(`main [name="${name}"]`).first();

/** Chooses the option at a place, from 0, of circles. */
async function choose(page: Page, place: number): Promise<void> {
  await tabTo(page, field(page));
  if (place === 0) await page.keyboard.press('Space');
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
}

async function type(page: Page, text: string, name = 'a'): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

/** Sends the form with its own button. */
async function send(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Senden' }));
  await page.keyboard.press('Enter');
}

/** Replies as the messenger does, question after question, by the given replies. */
async function answerByCalls(product: Product, survey_id: string, repliesTo: (type: AskedType, item: string) => Reply) {
  const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
  let state = await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
  while (state.question) {
    const { unique_question_id, nachfrage_id, input } = state.question;
    const reply = repliesTo(input.type, nachfrage_id ?? unique_question_id);
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply };
    state = await callOrThrow(product.url, 'turn', turn, token_live);
  }
}

test('the PHQ-9 is answered without a script, by the keyboard alone, and is stored as the messenger’s answers are', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await livePhq9(product, token);
  const scores = [3, 2, 1, 0, 3, 1, 2, 0, 1, 0];
  const page = await begun(browser, `${product.url}/dialog/${survey_id}`);
  for (const [place, score] of scores.entries()) {
    await expect(page.getByRole('radiogroup')).toBeVisible();
    if (place === 4) await page.reload();
    await choose(page, score);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Sie haben alle Fragen beantwortet').first()).toBeVisible();
  await keepPicture(page, { path: 'artefacts/looked-at/plain-end.png', fullPage: true });
  await page.context().close();

  let asked = 0;
  await answerByCalls(product, survey_id, () => ({ type: 'likert', value: scores[asked++] ?? 0 }));
  const [one, other] = await storedAnswers(product, token, survey_id);
  expect(Object.keys(one ?? {}).length).toBeGreaterThanOrEqual(scores.length);
  expect(one).toEqual(other);
});

interface Way {
  /** Answers by the keyboard, and sends it. */
  readonly fill: (page: Page) => Promise<void>;
  /** The same as the messenger sends it. */
  readonly reply: Reply;
}

const file = { name: 'Bild.png', mimeType: 'image/png' };

/** How each type is answered; one of the contract that is missing here does not compile. */
const ways: { readonly [T in AskedType]: Way } = {
  open: {
    fill: async (page) => {
      await type(page, 'Ein Rad');
      await send(page);
    },
    reply: { type: 'open', text: 'Ein Rad' },
  },
  single: {
    fill: (page) => choose(page, 1).then(() => page.keyboard.press('Enter')),
    reply: { type: 'single', option_id: 'bahn' },
  },
  multiple: {
    fill: async (page) => {
      await tabTo(page, page.locator('main [value="rad"]'));
      await page.keyboard.press('Space');
      await tabTo(page, page.locator('main [value="fuss"]'));
      await page.keyboard.press('Space');
      await send(page);
    },
    reply: { type: 'multiple', option_ids: ['rad', 'fuss'] },
  },
  likert: { fill: (page) => choose(page, 5).then(() => send(page)), reply: { type: 'likert', value: 'na' } },
  matrix: { fill: (page) => choose(page, 2).then(() => send(page)), reply: { type: 'matrix', item_id: '', value: 3 } },
  slider: { fill: (page) => choose(page, 7).then(() => send(page)), reply: { type: 'slider', value: 7 } },
  rating: { fill: (page) => choose(page, 3).then(() => send(page)), reply: { type: 'rating', value: 4 } },
  constant_sum: {
    fill: async (page) => {
      await type(page, '60', 'i:zeit');
      await type(page, '40', 'i:ruhe');
      await send(page);
    },
    reply: {
      type: 'constant_sum',
      shares: [
        { item_id: 'zeit', points: 60 },
        { item_id: 'geld', points: 0 },
        { item_id: 'ruhe', points: 40 },
      ],
    },
  },
  number: {
    fill: (page) => type(page, '12,5').then(() => page.keyboard.press('Enter')),
    reply: { type: 'number', value: 12.5, typed: '12,5' },
  },
  date: { fill: (page) => type(page, '05052021').then(() => send(page)), reply: { type: 'date', value: '2021-05-05' } },
  time: { fill: (page) => type(page, '0730AM').then(() => send(page)), reply: { type: 'time', value: '07:30' } },
  email: {
    fill: (page) => type(page, 'ada@example.org').then(() => page.keyboard.press('Enter')),
    reply: { type: 'email', text: 'ada@example.org' },
  },
  phone: {
    fill: (page) => type(page, '030 123456').then(() => send(page)),
    reply: { type: 'phone', text: '030 123456' },
  },
  url: {
    fill: (page) => type(page, 'example.org').then(() => send(page)),
    reply: { type: 'url', text: 'example.org' },
  },
  ranking: {
    fill: async (page) => {
      for (const [id, place] of [
        ['rad', 2],
        ['bahn', 4],
        ['auto', 1],
        ['fuss', 3],
      ] as const) {
        await tabTo(page, field(page, `i:${id}`));
        for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
      }
      await send(page);
    },
    reply: { type: 'ranking', option_ids: ['auto', 'rad', 'fuss', 'bahn'] },
  },
  picture: { fill: (page) => choose(page, 2).then(() => send(page)), reply: { type: 'picture', option_ids: ['feld'] } },
  place: {
    fill: async (page) => {
      await type(page, '25', 'x');
      await type(page, '70,5', 'y');
      await page.keyboard.press('Enter');
    },
    reply: { type: 'place', x: 25, y: 70.5 },
  },
  upload: { fill: (page) => sendFile(page), reply: { type: 'skip' } },
  voice: { fill: (page) => skip(page), reply: { type: 'skip' } },
  signature: { fill: (page) => sendFile(page), reply: { type: 'skip' } },
  consent: { fill: (page) => choose(page, 0).then(() => send(page)), reply: { type: 'consent', agreed: true } },
  qa: {
    fill: async (page) => {
      await tabTo(page, page.getByRole('button', { name: 'Weiter' }));
      await page.keyboard.press('Enter');
    },
    reply: { type: 'qa', text: null },
  },
};

/** The one thing that no key of a test reaches: the system's own choice of a file. */
async function sendFile(page: Page): Promise<void> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: picture });
  await send(page);
}

async function skip(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Überspringen' }));
  await page.keyboard.press('Enter');
}

const isAsked = (kind: string): kind is AskedType => kind in ways;

/** What stands between, too: what is said, drawn and worked out. */
const kinds = [...Object.keys(ways), 'message', 'assign', 'experiment', 'gpt'].filter(
  (kind): kind is BlockType => kind in blockExamples,
);

test('a dialog of all types of blocks is answered by the keyboard alone, and is stored as the messenger’s answers are', async ({
  browser,
  page: painter,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Der Weg zur Arbeit' }, token);
  const { survey_id } = survey;
  await painter.setViewportSize({ width: 800, height: 500 });
  const map = await uploadPicture(painter, product.url, token, survey_id, 120);
  const ordered = ['message', ...kinds.filter((kind) => kind !== 'message')] as const;
  for (const kind of ordered) {
    const { context, fields } = blockExamples[kind];
    const more = kind === 'place' ? { filename_db: map } : {};
    await addBlock(product, token, survey_id, { id: kind, type: kind, context, fields: { ...fields, ...more } });
  }
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);

  const page = await begun(browser, `${product.url}/dialog/${survey_id}`);
  const seen = new Set<AskedType>();
  for (let turn = 0; turn < 2 * kinds.length; turn += 1) {
    const asked = await page
      .locator('main form [name="question"]')
      .first()
      .getAttribute('value')
      .catch(() => null);
    if (asked === null || !isAsked(asked)) break;
    const kind = asked;
    seen.add(kind);
    await keepPicture(page, { path: `artefacts/looked-at/plain-${kind}.png`, fullPage: true });
    await ways[kind].fill(page);
    await expect(page.locator(`main form [name="question"][value="${kind}"]`).first(), kind).toBeHidden();
  }
  await expect(page.getByText('Vielen Dank für Ihre Antworten.')).toBeVisible();
  expect([...seen].toSorted()).toEqual(kinds.filter(isAsked).toSorted());
  await page.context().close();

  await answerByCalls(product, survey_id, (kind, part) => {
    const { reply } = ways[kind];
    return reply.type === 'matrix' ? { ...reply, item_id: part.split('.').at(-1) ?? '' } : reply;
  });
  const stored = (await storedAnswers(product, token, survey_id)).map(withoutFiles);
  expect(stored).toHaveLength(2);
  expect(stored[0]).toEqual(stored[1]);
});

/** The answers without files, which are others each time, and what is drawn. */
const withoutFiles = (answers: Record<string, unknown>): unknown =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => !['upload', 'signature', 'experiment'].some((kind) => name.includes(kind)),
    ),
  );
