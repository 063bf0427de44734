import { callOrThrow } from '@dialogwerk/shared/testing';
import type { BlockType } from '@dialogwerk/shared/contract';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { BrowserContextOptions, Page } from 'playwright/test';
import { blockExamples } from '../../product/dialogs/blockExamples.data.ts';
import { uploadPicture } from '../../product/uploadPicture.ts';
import { expectClean, expectNothingCut } from '../../product/expectClean.ts';
import { expectNoIds } from '../../product/expectNoIds.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import type { PlannedBlock } from '../../product/liveDialog.ts';
import { lookAt } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

/** Every type once; those that ask nothing stand between the others. */
const types = [
  'message',
  'assign',
  'open',
  'single',
  'multiple',
  'likert',
  'matrix',
  'gpt',
  'slider',
  'rating',
  'constant_sum',
  'number',
  'date',
  'time',
  'email',
  'phone',
  'api',
  'url',
  'ranking',
  'picture',
  'place',
  'upload',
  'voice',
  'signature',
  'consent',
  'qa',
] as const satisfies readonly BlockType[];
/** A slider with many points is drawn in another way than one with few. */
const manyPoints = {
  id: 'share',
  type: 'slider',
  context: 'Wie viel Prozent fahren Sie?',
  fields: { min: 0, max: 100 },
} as const;
const planned: readonly PlannedBlock[] = [
  ...types.map((type) => Object.assign({ id: type, type }, blockExamples[type])),
  manyPoints,
];

type Asking = Exclude<(typeof types)[number], 'message' | 'assign' | 'gpt' | 'api'> | 'share';

/** How each question is answered by the keyboard alone; the focus stands in its input by then. */
const answers: Readonly<Record<Asking, (page: Page) => Promise<void>>> = {
  open: (page) => typed(page, 'Ein Stuhl.'),
  single: (page) => page.keyboard.press('Enter'),
  multiple: async (page) => {
    await page.keyboard.press('Space');
    await submit(page);
  },
  likert: scalePoint,
  matrix: async (page) => {
    await scalePoint(page);
    await expect(page.getByText('Der Weg kostet mich zu viel Zeit.')).toBeVisible();
    await expectFocusInside(page);
    await scalePoint(page);
  },
  slider: scalePoint,
  rating: scalePoint,
  share: async (page) => {
    await page.keyboard.press('Enter');
    await submit(page);
  },
  constant_sum: async (page) => {
    for (const points of ['50', '30', '20']) {
      await page.keyboard.type(points);
      await page.keyboard.press('Tab');
    }
    await submit(page);
  },
  number: (page) => typed(page, '12'),
  date: (page) => typed(page, '15032020'),
  // The letter, because the browser's own language decides whether it asks for the half of the day; else it is passed over.
  time: (page) => typed(page, '0745A'),
  email: (page) => typed(page, 'ana@example.org'),
  phone: (page) => typed(page, '+49 30 123456'),
  url: (page) => typed(page, 'www.example.org'),
  ranking: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await submit(page);
  },
  picture: async (page) => {
    await page.keyboard.press('Space');
    await submit(page);
  },
  place: async (page) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await submit(page);
  },
  upload: async (page) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name: 'weg.txt', mimeType: 'text/plain', buffer: Buffer.from('Mein Weg') });
    await expect(page.getByText('weg.txt', { exact: true })).toBeVisible();
    await submit(page);
  },
  voice: async (page) => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.dw-clock')).toContainText(/0:0[1-9]/);
    await page.keyboard.press('Enter');
    await expect(page.locator('audio')).toBeVisible();
    await submit(page);
  },
  signature: async (page) => {
    await page.getByRole('button', { name: /Namen tippen|كتابة الاسم/ }).press('Enter');
    await page.keyboard.type('Ana Beispiel');
    await submit(page);
  },
  consent: (page) => page.keyboard.press('Enter'),
  qa: async (page) => {
    await typed(page, 'Wie lange dauert das?');
    await expect(page.getByText('Etwa zwei Minuten.')).toBeVisible();
    await submit(page, '.dw-go-on');
  },
};

let product: Product;
const links: Record<string, string> = {};
test.beforeAll(async ({ browser, sharedProduct }) => {
  product = sharedProduct;
  const token = await logIn(product);
  for (const language of ['de', 'ar']) {
    const survey_id = await liveDialog(product, token, {
      name: 'Ihr Weg zur Arbeit',
      settings: { speed: 1, avatar_name: 'Mila', language, feedback_allowed: true },
      ending: 'Das war alles.',
      blocks: planned,
    });
    const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
    const given = blockExamples.picture.fields['options'];
    const options: object[] = [];
    for (const [index, option] of (Array.isArray(given) ? given : []).entries())
      options.push({ ...option, filename_db: await uploadPicture(page, product.url, token, survey_id, index * 110) });
    const filename_db = await uploadPicture(page, product.url, token, survey_id, 60);
    await page.close();
    for (const [unique_question_id, changed_values] of Object.entries({
      picture: { options },
      place: { filename_db },
    })) {
      const change = { survey_id, action: 'update', unique_question_id, changed_values } as const;
      await callOrThrow(product.url, 'updateSurveyBlocks', change, token);
    }
    await callOrThrow(product.url, 'publish', { survey_id }, token);
    links[language] = `${product.url}/assess_live/${survey_id}`;
  }
});

interface View {
  readonly options: BrowserContextOptions;
  readonly language: 'de' | 'ar';
  /** Looks at a screen, the `at`th; axe sees by colours and by roles, which neither width nor direction changes. */
  readonly look: (page: Page, screen: string, at: number) => Promise<void>;
}

const phone = { width: 360, height: 740 };

/** In light or dark colours in turn; in both before a release. */
async function expectCleanInTurn(page: Page, screen: string, at: number): Promise<void> {
  for (const colorScheme of inTurn(['light', 'dark'] as const, at)) {
    await lookAt(page, { ...phone, colorScheme });
    await expectClean(page, `${screen}, ${colorScheme}`);
  }
}

/** 320 CSS pixels are what WCAG 1.4.10 asks for: a screen of 1280 at 400 %. */
const views: Readonly<Record<string, View>> = {
  'on a phone': { options: { viewport: phone }, language: 'de', look: expectCleanInTurn },
  'at 400 %': {
    options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    language: 'de',
    look: expectNothingCut,
  },
  'from right to left': { options: { viewport: phone }, language: 'ar', look: expectNothingCut },
};

for (const [view, { options, language, look }] of Object.entries(views)) {
  test(`every input can be seen whole, is free of axe's findings and answered by keyboard alone: ${view}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    // Heard from the beginning, because the browser is asked to hand choosers over only once someone does.
    page.on('filechooser', () => undefined);
    await page.goto(links[language] ?? '');
    await expect(page.locator('.dw')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.locator('.dw-composer textarea')).toBeVisible();
    await tabInto(page, '.dw-composer textarea');

    for (const [at, { id, context: asked }] of planned.entries()) {
      if (!isAsking(id)) continue;
      await expect(page.getByText(asked).first()).toBeVisible();
      await expectFocusInside(page);
      await look(page, id, at);
      await answers[id](page);
    }
    await expect(page.getByText('Das war alles.')).toBeVisible();
    await look(page, 'the end', 0);
    await expectNoIds(page);

    await page.locator('.dw-at-end button').first().click();
    await expect(page.locator('dialog .dw-feedback')).toBeVisible();
    await look(page, 'feedback', 1);
    await tabInto(page, '.dw-ratings input');
    await page.keyboard.press('ArrowRight');
    await submit(page, '.dw-feedback [type="submit"]');
    await expect(page.locator('.dw-feedback-thanks')).toBeFocused();
    await context.close();
  });
}

function isAsking(id: string): id is Asking {
  return id in answers;
}

async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function scalePoint(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Goes on to the button that sends, and presses it. */
async function submit(page: Page, button = '.dw-actions .dw-button:not(.dw-quiet)'): Promise<void> {
  await tabInto(page, button);
  await page.keyboard.press('Enter');
}

async function tabInto(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** The reply before has led the focus into the next input. */
async function expectFocusInside(page: Page): Promise<void> {
  await expect(page.locator('.dw-composer :is(textarea, input, button):focus')).toHaveCount(1);
}
