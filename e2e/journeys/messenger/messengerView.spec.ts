import { expect } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { test } from '../../product/test.ts';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';

test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

test('a tall picture as a reply leaves the next question and its input the room of a phone', async ({
  page,
  sharedProduct,
}) => {
  const token = await logIn(sharedProduct);
  const survey_id = await liveDialog(sharedProduct, token, {
    name: 'Bild',
    settings: { speed: 1 },
    blocks: [
      { id: 'bild', type: 'upload', context: 'Ein Bild?', fields: { kinds: ['image'] } },
      { id: 'ton', type: 'voice', context: 'Und was ist darauf?', fields: { max_seconds: 60 } },
    ],
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  const picture = { name: 'hoch.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await composerOf(page).locator('input[type=file]').setInputFiles(picture);
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Und was ist darauf?')).toBeInViewport();
  await expect(composerOf(page).getByRole('button', { name: 'Aufnahme starten' })).toBeInViewport({ ratio: 1 });
  await composerOf(page).getByRole('button', { name: 'Aufnahme starten' }).click();
  await composerOf(page).getByRole('button', { name: 'Aufnahme beenden' }).click();
  await expect(composerOf(page).getByRole('button', { name: 'Senden' })).toBeInViewport({ ratio: 1 });
  await expect(composerOf(page).getByRole('button', { name: 'Neu aufnehmen' })).toBeInViewport({ ratio: 1 });
});

test('whoever scrolls up to read is left there by what comes, until the next reply', async ({
  page,
  sharedProduct,
}) => {
  const long = Array.from(
    { length: 12 },
    (_, index) => `Absatz ${index + 1} einer langen Frage, die man in Ruhe liest.`,
  );
  const survey_id = await liveDialog(sharedProduct, await logIn(sharedProduct), {
    name: 'Lang',
    settings: { speed: 0.5 },
    blocks: [
      { id: 'lang', type: 'open', context: long.join('\n\n') },
      { id: 'dann', type: 'open', context: 'Gut.#2500#Und nun?' },
    ],
  });
  await page.addInitScript(() => {
    const scrollTo = new Proxy(Reflect.get(Element.prototype, 'scrollTo'), {
      apply(target, element, args) {
        Object.assign(globalThis, { pulled: true });
        return Reflect.apply(target, element, args);
      },
    });
    Object.assign(Element.prototype, { scrollTo });
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  const beginning = page.getByText('Absatz 1 einer');
  const answer = async (text: string): Promise<void> => {
    await composerOf(page).getByRole('textbox').fill(text);
    await composerOf(page).getByRole('textbox').press('Enter');
  };
  const cameToRest = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true, capture: true })),
  );
  await answer('Gelesen');
  await expect(page.getByText('Gut.')).toBeInViewport();
  await cameToRest;
  await page.mouse.move(180, 400);
  // Again where it fell into a scrolling of the page's own, which goes on for longer on a busy machine.
  await expect(async () => {
    await page.mouse.wheel(0, -2_000);
    await expect(beginning).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => Object.assign(globalThis, { pulled: false }));
  await expect(page.getByText('Und nun?')).toBeVisible();
  await expect(composerOf(page).getByRole('textbox')).toBeVisible();
  const pulled = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(globalThis, 'pulled')))),
      ),
  );
  expect(pulled).toBe(false);
  await answer('Danach');
  await expect(page.getByText('Danke!')).toBeInViewport();
});

test('links of the author look the same in the chat, in a reason and in the form', async ({ page, sharedProduct }) => {
  const token = await logIn(sharedProduct);
  const survey_id = await liveDialog(sharedProduct, token, {
    name: 'Links',
    settings: { speed: 1 },
    blocks: [
      {
        id: 'eins',
        type: 'open',
        context: 'Mehr steht [im Netz](https://example.org/a).',
        fields: { reason: 'Das steht [auch dort](https://example.org/b).' },
      },
    ],
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  await page.getByText('Warum fragen Sie das?').click();
  const colourOf = (link: Locator): Promise<string> => link.evaluate((element) => getComputedStyle(element).color);
  const said = page.getByRole('link', { name: /^im Netz/ });
  const inChat = await colourOf(said);
  expect(await colourOf(page.getByRole('link', { name: /^auch dort/ }))).toBe(inChat);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('switch', { name: 'Als Formular anzeigen' }).click();
  await expect(page.getByRole('region', { name: 'Formular' })).toBeVisible();
  expect(await colourOf(said)).toBe(inChat);
});

test('on a phone at 200 % the question before the data are deleted is whole', async ({ page, sharedProduct }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  const token = await logIn(sharedProduct);
  const survey_id = await liveDialog(sharedProduct, token, {
    name: 'Kurz',
    settings: { speed: 1 },
    blocks: [{ id: 'eins', type: 'open', context: 'Wie?' }],
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  await composerOf(page).getByRole('textbox').fill('So.');
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  const receipt = page.getByRole('link', { name: /^Meine Daten ansehen/ });
  await page.goto(new URL((await receipt.getAttribute('href')) ?? '', page.url()).href);
  await page.getByRole('button', { name: 'Meine Daten löschen' }).click();
  const asked = page.getByRole('region', { name: 'Daten löschen?' });
  const cut = await asked.evaluate((card) => card.scrollWidth - card.clientWidth);
  expect(cut).toBe(0);
});
