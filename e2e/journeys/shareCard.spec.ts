import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const looks = [
  ['light', 1280],
  ['dark', 360],
] as const;

test('an author sees the card of the link as they write it, with a picture, and the page says the same to services', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const blocks = [{ id: 'name', type: 'open', context: 'Wie heißen Sie?' }] as const;
  const survey_id = await liveDialog(product, token, { name: 'Herbstumfrage', blocks: [...blocks] });
  const page = await browser.newPage();
  await signIn(page.context(), product);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${product.url}/share/${survey_id}`);
  const panel = page.getByRole('region', { name: 'Vorschau des Links' });
  await panel.getByRole('button', { name: 'Vorschau ansehen und gestalten' }).click();
  const preview = panel.getByRole('region', { name: 'So sieht der Link aus' });
  await expect(preview).toContainText('Herbstumfrage');
  await expect(preview).toContainText('Wie heißen Sie?');
  await panel.getByLabel('Titel', { exact: true }).fill('Wie war Ihr Herbst?');
  await expect(preview).toContainText('Wie war Ihr Herbst?');
  await panel.getByLabel('Beschreibung').fill('Drei kurze Fragen im Chat.');
  await panel.getByLabel('Titel', { exact: true }).focus();
  await expect(page.getByText('Gespeichert. Es gilt ab dem nächsten Mal, wenn jemand den Link teilt.')).toBeVisible();
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 1200, height: 630 } });
  await panel
    .getByLabel('Bild hochladen')
    .setInputFiles({ name: 'Herbst.jpg', mimeType: 'image/jpeg', buffer: picture });
  const shown = preview.getByRole('img', { name: 'Bild der Vorschau' });
  await expect(shown).toBeVisible();
  await expect.poll(async () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await expectClean(page, `the card of a link, ${colorScheme}, ${width} px`);
    await preview.scrollIntoViewIfNeeded();
    await keepPicture(page, { path: `artefacts/looked-at/share-card-${colorScheme}-${width}.png` });
  }
  const { picture_address } = await callOrThrow(product.url, 'shareCard', { survey_id }, token);
  const html = await (await page.request.get(`${product.url}/dialog/${survey_id}`)).text();
  expect(html).toContain('<meta property="og:title" content="Wie war Ihr Herbst?">');
  expect(html).toContain('<meta name="twitter:description" content="Drei kurze Fragen im Chat.">');
  expect(picture_address).toMatch(/^\/media\/.+\.jpg$/);
  await panel.getByRole('button', { name: 'Bild entfernen' }).click();
  await expect(shown).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(shown).toBeVisible();
  expect([...hosts]).toEqual([new URL(product.url).host]);
  await page.context().close();
});
