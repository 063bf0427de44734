import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import type { PlannedDialog } from '../../product/liveDialog.ts';
import { lookAt } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

test.use({ locale: 'fr-FR', viewport: { width: 360, height: 640 }, hasTouch: true });

const option = (id: string, text: string) => ({ id, text, score: null });
const made = (source: string, text: string) => ({ text, source });
const dialog: PlannedDialog = {
  name: 'Mensa',
  ending: 'Danke!',
  settings: {
    speed: 1,
    languages: ['fr', 'ar'],
    wording_restart: 'Neu anfangen',
    translations: {
      fr: {
        'setting/survey_name': made('Mensa', 'Le restaurant'),
        'setting/wording_restart': made('Neu anfangen', 'Tout recommencer'),
        'setting/ending': made('Danke!', 'Merci !'),
        'block/taste/context': made('Schmeckt es?', 'C’est bon ?'),
        'block/taste/options yes': made('Ja', 'Oui'),
        'block/taste/options no': made('Nein', 'Non'),
        'block/why/context': made('Warum „{{schmeckt}}“?', 'Pourquoi « {{schmeckt}} » ?'),
      },
      ar: {
        'setting/survey_name': made('Mensa', 'المطعم'),
        'block/taste/options yes': made('Ja', 'نعم'),
        'block/why/context': made('Warum „{{schmeckt}}“?', 'لماذا «{{schmeckt}}»؟'),
        'block/age/context': made('Wie alt sind Sie?', 'كم عمرك؟'),
      },
    },
  },
  blocks: [
    {
      id: 'taste',
      type: 'single',
      context: 'Schmeckt es?',
      fields: { variable: 'schmeckt', options: [option('yes', 'Ja'), option('no', 'Nein')] },
    },
    { id: 'why', type: 'open', context: 'Warum „{{schmeckt}}“?' },
    { id: 'age', type: 'number', context: 'Wie alt sind Sie?' },
  ],
};

let product: Product;
let token: string;
let link: string;
let survey_id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  survey_id = await liveDialog(product, token, dialog);
  link = `${product.url}/dialog/${survey_id}`;
});

const menu = (page: Page) => page.locator('.dw-languages').getByRole('button').first();
const languageOfPage = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.dir || 'ltr']);

test('a dialog is begun in the browser’s language, switched to Arabic in between and ended in German', async ({
  page,
}) => {
  await page.goto(link);
  expect(await languageOfPage(page)).toEqual(['fr', 'ltr']);
  await expect(page.getByRole('heading', { name: 'Le restaurant' })).toBeVisible();
  await page.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Pourquoi « Oui » ?')).toBeVisible();
  await page.getByRole('textbox').fill('Parce que');

  await menu(page).click();
  await expect(page.locator('.dw-languages li')).toHaveText(['Deutsch', 'Français', 'العربية']);
  await expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  await keepPicture(page, { path: 'artefacts/looked-at/languages-menu.png' });
  await page.getByRole('button', { name: 'العربية' }).click();

  // The question is asked again; what was said and what is typed stays.
  await expect(page.getByText('لماذا «نعم»؟')).toBeVisible();
  await expect(page.getByText('Pourquoi « Oui » ?')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Pourquoi « Oui » ?')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('textbox')).toHaveValue('Parce que');
  await expect(page.getByRole('heading', { name: 'المطعم' })).toBeVisible();
  expect(await languageOfPage(page)).toEqual(['ar', 'rtl']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await lookAt(page, { width: 360, height: 640, colorScheme });
    await keepPicture(page, { path: `artefacts/looked-at/languages-arabic-${colorScheme}.png` });
  }

  // The next page is in it from its first byte, with all that was said and typed.
  await page.reload();
  expect(await languageOfPage(page)).toEqual(['ar', 'rtl']);
  await expect(page.getByRole('textbox')).toHaveValue('Parce que');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('كم عمرك؟')).toBeVisible();

  await menu(page).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('Wie alt sind Sie?')).toBeVisible();
  await expect(page.getByText('كم عمرك؟')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('textbox').fill('30');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('Danke!')).toBeVisible();
  const answers = await storedAnswers(product, token, survey_id);
  expect(answers).toEqual([{ taste: 'yes', why: 'Parce que', age: 30 }]);
  await lookAt(page, { width: 360, height: 640, colorScheme: 'light' });
  await keepPicture(page, { path: 'artefacts/looked-at/languages-ended.png' });
});

test('the page says in the language what it says before any script, and the link’s counts first', async ({
  request,
}) => {
  const read = async (query: string, accepts: string) => {
    const answer = await request.get(link + query, { headers: { 'accept-language': accepts } });
    return { html: await answer.text(), vary: answer.headers()['vary'] ?? '' };
  };
  const arabic = await read('', 'ar-EG, fr;q=0.5');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl"');
  expect(arabic.html).toContain('نعم');
  // What is missing there is said in the main language.
  expect(arabic.html).toContain('Schmeckt es?');
  expect(arabic.vary).toContain('accept-language');
  expect((await read('?lang=fr', 'ar')).html).toContain('C’est bon ?');
  expect((await read('', 'it')).html).toContain('<html lang="de"');
});

test('whoever comes back is met in the language that they have chosen, whatever the link says', async ({ page }) => {
  await page.goto(link);
  await expect(page.getByText('C’est bon ?')).toBeVisible();
  await menu(page).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'المطعم' })).toBeVisible();
  await page.goto(`${link}?lang=de`);
  await expect(page.getByRole('heading', { name: 'المطعم' })).toBeVisible();
  await expect(page).toHaveURL(/lang=ar/);
});

test('by keyboard alone, with the focus given back; a fault is said and changes nothing', async ({ page }) => {
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Oui' })).toBeVisible();
  const opened = page.getByRole('button', { name: 'Deutsch' });
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.route('**/api/switch_language', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText("La langue n'a pas pu être changée.", { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Oui' })).toBeVisible();
  await page.unroute('**/api/switch_language');
  await menu(page).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('Schmeckt es?')).toBeVisible();
});
