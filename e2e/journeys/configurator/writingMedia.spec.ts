import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { film } from '../../product/film.ts';
import { addBlock } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import { silence } from '../../product/silence.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });
const insertButton = (page: Page, field: string): Locator =>
  properties(page)
    .getByRole('toolbar', { name: `Gestalten: ${field}` })
    .getByRole('button', { name: 'Bild, Ton oder Video einfügen' });

test('a picture in a question and in a reaction: inserted by its author, seen by a respondent on a dark phone', async ({
  page,
  browser,
}) => {
  const picture = { name: 'Seehund.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Tiere' }, token);
  const { survey_id } = survey;
  await addBlock(product, token, survey_id, { id: 'tier', type: 'open', context: 'Sehen Sie selbst:' });
  const stored = async () => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    return all_questions[0];
  };
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 1,/ }).focus();
  await page.keyboard.press('Enter');

  await insertButton(page, 'Was der Bot sagt').click();
  await page.getByLabel('Neue Datei hochladen').and(page.locator('input')).setInputFiles(picture);
  const description = properties(page).getByRole('textbox', { name: 'Beschreibung des Bildes' });
  await expect(description).toBeFocused();
  await expect(properties(page).getByText(/Ohne Beschreibung erfahren Menschen/)).toBeVisible();
  await page.keyboard.type('Ein Seehund [jung]');
  const sign = /^Sehen Sie selbst:#1500#!\[Ein Seehund \\\[jung\\\]\]\(media:[0-9a-z-]+\.png\)$/;
  await expect.poll(async () => (await stored())?.context).toMatch(sign);
  await expectNoFindings(page, 'a picture in a message', wcag);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Wer ist das?');
  await expect.poll(async () => (await stored())?.context).toMatch(/\)#1500#Wer ist das\?$/);

  await properties(page).getByRole('button', { name: 'Bild entfernen' }).click();
  await expect.poll(async () => (await stored())?.context).toBe('Sehen Sie selbst:#1500#Wer ist das?');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await stored())?.context).toMatch(/jung.*Wer ist das\?$/);

  await properties(page)
    .getByRole('button', { name: /^Reaktionen/ })
    .click();
  const reaction = properties(page)
    .getByRole('toolbar', { name: /^Gestalten: Reaktion/ })
    .first();
  await reaction.getByRole('button', { name: 'Bild, Ton oder Video einfügen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seehund.png' }).click();
  await page.keyboard.type('Derselbe Seehund');
  await expect.poll(async () => (await stored())?.acknowledgement).toMatch(/^!\[Derselbe Seehund\]\(media:/);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'de-DE',
  });
  const chat = await phone.newPage();
  await chat.goto(`${product.url}/dialog/${survey_id}`);
  const log = chat.getByRole('log');
  const shown = log.getByRole('img', { name: 'Ein Seehund [jung]' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await chat.getByRole('textbox').fill('Robbie');
  await chat.keyboard.press('Enter');
  await expect(log.getByRole('img', { name: 'Derselbe Seehund' })).toBeVisible();
  await expectNoFindings(chat, 'pictures in a conversation', wcag);
  await phone.close();
});

/** Lets go of a picture over an element, or pastes it there, as the browser tells of it. */
async function give(target: Locator, how: 'paste' | 'drop', picture: Buffer): Promise<void> {
  await target.evaluate(
    (element, { kind, content }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], `${kind}.png`, { type: 'image/png' }));
      const { left, top } = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 20, clientY: top + 12 }),
      );
    },
    { kind: how, content: [...picture] },
  );
}

test('a sound, a film, a pasted and a dropped picture are rows of a message, and its card says what they are', async ({
  page,
}) => {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Töne' }, token);
  const { survey_id } = survey;
  await addBlock(product, token, survey_id, { id: 'ton', type: 'open', context: 'Hören Sie:' });
  const picture = await page.screenshot();
  const stored = async (): Promise<string> => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    return all_questions[0]?.context ?? '';
  };
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const card = page.getByRole('group', { name: /^Block 1,/ });
  await card.focus();
  await page.keyboard.press('Enter');

  const field = 'Was der Bot sagt';
  const files = [
    { file: { name: 'Ruf.wav', mimeType: 'audio/wav', buffer: silence(1) }, words: 'Abschrift des Tons' },
    { file: { name: 'Robbe.webm', mimeType: 'video/webm', buffer: await film(page) }, words: 'Abschrift des Videos' },
  ];
  for (const { file, words } of files) {
    await insertButton(page, field).click();
    await page.getByLabel('Neue Datei hochladen').and(page.locator('input')).setInputFiles(file);
    const description = properties(page).getByRole('textbox', { name: words });
    await expect(description).toBeFocused();
    // The field that is written in has the outline, not the whole row around it.
    const row = properties(page).locator('.ProseMirror-selectednode');
    await expect(row).toHaveCSS('outline-style', 'none');
    await page.keyboard.type(`Rufe [${file.name}]`);
    await page.keyboard.press('Control+Enter');
  }
  await expect(properties(page).locator('audio[controls]')).toBeVisible();
  await expect(properties(page).locator('video[controls]')).toBeVisible();
  await expect.poll(stored).toMatch(/\.wav\)#1500#!\[Rufe \\\[Robbe\.webm\\\]\]\(media:[0-9a-z-]+\.webm\)/);
  await expect(card).toContainText('[Ton: Rufe [Ruf.wav]]');
  await expectNoFindings(page, 'a sound and a film in a message', wcag);

  const writing = properties(page).getByRole('textbox', { name: field });
  const pictures = properties(page).getByRole('textbox', { name: 'Beschreibung des Bildes' });
  await give(writing, 'paste', picture);
  await expect(pictures).toHaveCount(1);
  const first = writing.locator('[data-bubble]').first();
  await first.scrollIntoViewIfNeeded();
  await give(first, 'drop', picture);
  await expect(pictures).toHaveCount(2);
  // The one that was dropped stands where it was let go, behind the first bubble.
  await expect.poll(stored).toMatch(/^Hören Sie:#1500#!\[\]\(media:[0-9a-z-]+\.png\)#1500#!\[Rufe.+\.png\)$/);
});
