import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog, storedAnswers } from '../product/liveDialog.ts';
import type { PlannedDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { test } from '../product/test.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
const made = (source: string, text: string) => ({ text, source });
const further = ['en', 'fr', 'es', 'it', 'pl', 'tr', 'uk', 'ar'] as const;
const mensa: PlannedDialog = {
  name: 'Mensa',
  settings: {
    speed: 1,
    accent_color: '#00695C',
    feedback_allowed: true,
    languages: ['ar', 'tr'],
    translations: {
      ar: {
        'setting/survey_name': made('Mensa', 'المطعم'),
        'block/taste/context': made('Schmeckt es?', 'هل الطعام جيد؟'),
        'block/taste/options yes': made('Ja', 'نعم'),
        'block/taste/options no': made('Nein', 'لا'),
        'block/why/context': made('Warum?', 'لماذا؟'),
        'block/age/context': made('Wie alt sind Sie?', 'كم العمر؟'),
      },
      tr: {
        'setting/survey_name': made('Mensa', 'Yemekhane'),
        'block/why/context': made('Warum?', 'Neden?'),
        'block/age/context': made('Wie alt sind Sie?', 'Kaç yaşındasınız?'),
      },
    },
  },
  blocks: [
    {
      id: 'taste',
      type: 'single',
      context: 'Schmeckt es?',
      fields: { options: [option('yes', 'Ja'), option('no', 'Nein')] },
    },
    { id: 'why', type: 'open', context: 'Warum?' },
    { id: 'age', type: 'number', context: 'Wie alt sind Sie?' },
  ],
};

const languageOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.dir || 'ltr']);

test('without a script a dialog is begun in German, switched to Arabic with half an answer, and ended in Turkish', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, mensa);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await page.locator('noscript button').click();
  expect(await languageOf(page)).toEqual(['de', 'ltr']);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('button', { name: 'Senden' }).click();

  await page.getByRole('textbox').fill('Weil es frisch ist');
  await page.getByRole('button', { name: 'العربية' }).click();
  expect(await languageOf(page)).toEqual(['ar', 'rtl']);
  await expect(page.getByRole('textbox')).toHaveValue('Weil es frisch ist');
  await expect(page.getByText('لماذا؟')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  // The answer of before stays as it was said, in its language.
  await expect(page.locator('.dw-user[lang="de"]')).toContainText('Ja');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Weil es frisch ist');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByText('كم العمر؟')).toBeVisible();

  await page.getByRole('button', { name: 'Türkçe' }).click();
  expect(await languageOf(page)).toEqual(['tr', 'ltr']);
  await page.getByRole('textbox').fill('31');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('Cevaplarınız için çok teşekkürler.')).toBeVisible();
  await context.close();

  expect(await storedAnswers(product, token, survey_id)).toEqual([
    { taste: 'yes', why: 'Weil es frisch ist', age: 31 },
  ]);
});

test('the pages have no finding from right to left and in another alphabet, in any colour and width', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, mensa);
  const look = async (state: string): Promise<void> => {
    for (const width of [1280, 360]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await lookAt(page, { width, colorScheme });
        await expectClean(page, `without a script, ${state}, ${colorScheme}, ${width} px`);
        const path = `artefacts/looked-at/plain-language-${state}-${colorScheme}-${width}.png`;
        await keepPicture(page, { path, fullPage: true });
      }
    }
  };
  await page.goto(`${product.url}/plain/${survey_id}?lang=ar`);
  await expect(page.getByRole('button', { name: 'المشاركة من دون JavaScript' })).toBeVisible();
  await look('begin');
  await page.getByRole('button', { name: 'المشاركة من دون JavaScript' }).click();
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('fault');
  await page.getByRole('radio', { name: 'نعم' }).check();
  await page.getByRole('button', { name: 'إرسال' }).click();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByText('Neden?')).toBeVisible();
  await page.locator('summary').first().click();
  await look('mixed');
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('textbox').fill('لأنه طازج');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await page.getByRole('textbox').fill('31');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByText('شكرًا جزيلًا على الإجابات.')).toBeVisible();
  await look('end');
  await page.goto(`${product.url}/plain/abcdefgh23456789?lang=ar`);
  await expect(page.getByText('هذا الحوار غير موجود.')).toBeVisible();
  await look('unknown');
});

test('the line in the HTML says what the messenger’s own line says, in each language and form of address', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  // Because a respondent who has begun stays in their language.
  await page.addInitScript(() => localStorage.clear());
  for (const du_sie of ['sie', 'du'] as const) {
    const survey_id = await liveDialog(product, token, {
      name: 'Name',
      settings: { speed: 1, du_sie, languages: [...further] },
      blocks: [{ id: 'name', type: 'open', context: 'Ihr Name?' }],
    });
    for (const language of ['de', ...further]) {
      const link = `${product.url}/dialog/${survey_id}?lang=${language}`;
      const html = await (await page.request.get(link)).text();
      const [, placeholder] = /<input class="dw-text"[^>]* placeholder="([^"]+)"/.exec(html) ?? [];
      const [, send] = /<button class="dw-send" aria-label="([^"]+)"/.exec(html) ?? [];
      await page.goto(link);
      const line = page.locator('.dw-composer:not(.first-choices)');
      await expect(line.getByRole('textbox'), language).toHaveAttribute('placeholder', placeholder ?? '');
      await expect(line.locator('.dw-send'), language).toHaveAccessibleName(send ?? '');
    }
  }
});
