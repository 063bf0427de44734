import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../../product/expectClean.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { lookAt } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import { test } from '../../product/test.ts';

/** A dialog in a language, and what the product says in it. */
interface Spoken {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly name: string;
  readonly asked: readonly [choice: string, rating: string, number: string, text: string];
  readonly options: readonly [string, string];
  readonly ending: string;
  readonly refused: string;
  readonly send: string;
  readonly change: string;
  readonly menu: string;
  readonly restart: { readonly open: string; readonly header: string; readonly confirm: string };
  readonly delete: { readonly open: string; readonly header: string; readonly confirm: string };
  readonly deleted: string;
}

const spoken: readonly Spoken[] = [
  {
    language: 'ar',
    dir: 'rtl',
    name: 'الطريق إلى العمل',
    asked: ['كيف تذهبون إلى العمل؟', 'ما تقييم الطريق؟', 'كم دقيقة يستغرق الطريق؟', 'هل من ملاحظة أخرى؟'],
    options: ['بالحافلة', 'سيرًا على الأقدام'],
    ending: 'شكرًا على المشاركة!',
    refused: 'الرقم كبير جدًا. يُرجى إدخال 90 أو أقل.',
    send: 'إرسال',
    change: 'تغيير',
    menu: 'القائمة',
    restart: { open: 'البدء من جديد', header: 'بدء الحوار من جديد؟', confirm: 'البدء من جديد' },
    delete: { open: 'حذف الحوار', header: 'حذف الحوار؟', confirm: 'حذف' },
    deleted: 'تم حذف البيانات',
  },
  {
    language: 'pl',
    dir: 'ltr',
    name: 'Droga do pracy',
    asked: ['Jak dociera się do pracy?', 'Jak oceniasz drogę?', 'Ile minut trwa droga?', 'Coś jeszcze?'],
    options: ['Autobusem', 'Pieszo'],
    ending: 'Dziękujemy za udział!',
    refused: 'Ta liczba jest za duża.',
    send: 'Wyślij',
    change: 'Zmień',
    menu: 'Menu',
    restart: { open: 'Zacznij od nowa', header: 'Zacząć dialog od nowa?', confirm: 'Zacznij od nowa' },
    delete: { open: 'Usuń dialog', header: 'Usunąć dialog?', confirm: 'Usuń' },
    deleted: 'Dane zostały usunięte',
  },
];

/** Not one word of the product in another language. */
async function expectNothingElse(page: Page): Promise<void> {
  const said = await page.locator('body').innerText();
  expect(said).not.toMatch(/\b(?:Sie|Ihre|bitte|nicht|Antwort|Weiter|Menü|the|your|please|answer)\b/i);
}

for (const { language, dir, name, asked, options, ending, refused, send, ...says } of spoken) {
  test(`from the first bubble to the thanks on a phone, and restarted and deleted: ${language}`, async ({
    browser,
    sharedProduct: product,
  }) => {
    const [choice, rating, number, text] = asked;
    const choices = options.map((label, index) => ({ id: `o${index + 1}`, text: label, score: null }));
    const survey_id = await liveDialog(product, await logIn(product), {
      name,
      settings: { language, speed: 1, avatar_name: 'Mila' },
      ending,
      blocks: [
        { id: 'choice', type: 'single', context: choice, fields: { options: choices } },
        { id: 'rating', type: 'rating', context: rating, fields: {} },
        { id: 'number', type: 'number', context: number, fields: { min: 0, max: 90, integer: true } },
        { id: 'text', type: 'open', context: text, fields: {} },
      ],
    });
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const look = async (screen: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await lookAt(page, { width: 360, height: 740, colorScheme });
        await expectClean(page, `${screen} in ${language}, ${colorScheme}`);
      }
      await expectNothingElse(page);
    };

    await page.goto(`${product.url}/assess_live/${survey_id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.dw')).toHaveAttribute('dir', dir);
    await look('the first question');
    await page.getByRole('button', { name: options[0] }).click();
    await expect(page.getByText(rating)).toBeVisible();
    await expect(page.getByRole('button', { name: says.change }).first()).toBeVisible();
    await look('a rating');
    await page.getByRole('radio').nth(3).click();
    await page.locator('.dw-composer input').fill('120');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(refused)).toBeVisible();
    await look('an input that is refused');
    await page.locator('.dw-composer input').fill('35');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.locator('.dw-composer [data-typed]').fill(options[1]);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(ending)).toBeVisible();
    await look('the end');

    const popUp = page.getByRole('dialog');
    const menu = page.getByRole('button', { name: says.menu, exact: true });
    await menu.click();
    await look('the menu');
    await page.getByRole('button', { name: says.restart.open }).first().click();
    await expect(popUp.getByText(says.restart.header)).toBeVisible();
    await look('a restart');
    await popUp.getByRole('button', { name: says.restart.confirm }).click();
    await expect(page.getByText(ending)).toHaveCount(0);
    await expect(page.getByRole('button', { name: options[1] })).toBeVisible();
    await page.getByRole('button', { name: options[1] }).click();
    await expect(page.getByText(rating)).toBeVisible();

    await menu.click();
    await page.getByRole('button', { name: says.delete.open }).first().click();
    await expect(popUp.getByText(says.delete.header)).toBeVisible();
    await popUp.getByRole('button', { name: says.delete.confirm, exact: true }).click();
    await page.waitForURL(`**/exit/deleted_${language}`);
    await expect(page.getByRole('heading', { name: says.deleted })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (dir === 'rtl') await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await look('the exit');
    await page.close();
  });
}
