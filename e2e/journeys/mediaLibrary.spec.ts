import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page, Route } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { film } from '../product/film.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { addBlock } from '../product/liveDialog.ts';
import { newAuthor } from '../product/newAuthor.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const looks = [
  ['light', 1280],
  ['dark', 360],
] as const;

let product: Product;
let token: string;
test.beforeEach(async ({ page, sharedProduct }) => {
  product = sharedProduct;
  const account = await newAuthor(product, await logIn(product));
  ({ token } = await callOrThrow(product.url, 'login', account));
  await signIn(page.context(), { ...product, account });
});

/** A picture of one colour, so large that it has smaller ones. */
async function aPicture(page: Page, hue: number, name: string) {
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1700, height: 1100 });
  await other.setContent(
    `<body style="margin:0;height:100vh;background:linear-gradient(hsl(${hue} 60% 80%),hsl(${hue} 50% 35%))"></body>`,
  );
  const buffer = await other.screenshot({ type: 'jpeg', quality: 90 });
  await other.close();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** In all looks without findings, and as pictures for people. */
async function looked(page: Page, what: string): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await lookAt(page, { width, height: 900, colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    await keepPicture(page, { path: `artefacts/looked-at/library-${what}-${colorScheme}-${width}.png` });
    await expectClean(page, `the library, ${what}, ${colorScheme}, ${width} px`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

const card = (page: Page, name: string) => page.getByRole('list', { name: 'Mediathek' }).getByRole('button', { name });
const input = (page: Page) => page.getByLabel('Dateien hochladen').and(page.locator('input'));

const uploads = /\/api\/library\?$/;

/** What becomes of files that are sent from now on. */
const onUploads = (page: Page, answer: (route: Route) => unknown) => page.route(uploads, answer);

async function openLibrary(page: Page): Promise<void> {
  await page.goto(`${product.url}/mediathek`);
  await expect(page.getByRole('heading', { name: 'Mediathek', exact: true })).toBeVisible();
}

test('files are sent with progress and ended, tried again after a broken connection, and hostile ones are refused', async ({
  page,
}) => {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Mediathek' }).click();
  await expect(page.getByRole('heading', { name: 'Noch keine Datei' })).toBeVisible();
  await looked(page, 'empty');

  const dog = await aPicture(page, 30, 'Hund am Strand.jpg');
  await onUploads(page, () => undefined);
  await input(page).setInputFiles(dog);
  await expect(page.getByRole('progressbar', { name: '„Hund am Strand.jpg“ wird hochgeladen' })).toBeVisible();
  await looked(page, 'sending');
  await page.getByRole('button', { name: 'Hochladen von „Hund am Strand.jpg“ abbrechen' }).click();
  await expect(page.getByText(/abgebrochen\. Es wurde nichts gespeichert/)).toBeVisible();
  await page.unroute(uploads);

  await onUploads(page, (route) => route.abort());
  await input(page).setInputFiles(dog);
  const failed = (name: string) => page.getByRole('alert').filter({ hasText: `„${name}“ wurde nicht hochgeladen` });
  await expect(failed('Hund am Strand.jpg')).toBeVisible();
  await page.unroute(uploads);
  await page.getByRole('button', { name: '„Hund am Strand.jpg“ noch einmal hochladen' }).click();
  await expect(card(page, 'Hund am Strand.jpg')).toContainText('Ohne Alternativtext');

  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await input(page).setInputFiles([
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: script },
    { name: 'urlaub.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    { name: 'zwei.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([dog.buffer, script]) },
    { name: 'riesig.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024, 1) },
  ]);
  await expect(failed('logo.svg')).toContainText('Diese Art von Datei wird hier nicht angenommen');
  await expect(failed('urlaub.jpg')).toContainText('Es wurde nichts gespeichert');
  await expect(failed('zwei.jpg')).toContainText('In der Datei steckt noch etwas anderes');
  await expect(failed('riesig.jpg')).toContainText('höchstens 10');
  await looked(page, 'refused');
  for (const name of ['logo.svg', 'urlaub.jpg', 'zwei.jpg', 'riesig.jpg'])
    await page.getByRole('button', { name: `Meldung zu „${name}“ ausblenden` }).click();
  await expect(page.getByText('1 Datei', { exact: true })).toBeVisible();
});

test('a file gets its words, which nobody loses by Escape, and is found by them; a film has a picture of itself', async ({
  page,
}) => {
  await openLibrary(page);
  await input(page).setInputFiles([
    await aPicture(page, 30, 'Hund am Strand.jpg'),
    { name: 'Rundgang.webm', mimeType: 'video/webm', buffer: await film(page) },
  ]);
  await expect(card(page, 'Rundgang.webm').locator('img')).toBeVisible();
  const search = page.getByLabel('Name oder Alternativtext suchen');
  await search.fill('strand');
  await expect(card(page, 'Rundgang.webm')).toBeHidden();
  await card(page, 'Hund am Strand.jpg').click();
  const file = page.getByRole('dialog', { name: 'Hund am Strand.jpg' });
  const words = file.getByRole('textbox', { name: 'Alternativtext' });
  await words.fill('Ein Dackel im Sand');
  await page.keyboard.press('Escape');
  await expect(file).toBeHidden();
  await card(page, 'Hund am Strand.jpg').click();
  await expect(words).toHaveValue('Ein Dackel im Sand');
  await file.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('„Hund am Strand.jpg“ ist gespeichert.')).toBeVisible();
  await looked(page, 'file');
  await file.getByRole('button', { name: 'Schließen' }).click();
  await search.fill('dackel');
  await expect(card(page, 'Hund am Strand.jpg')).not.toContainText('Ohne Alternativtext');
  await search.fill('');
  await expect(card(page, 'Rundgang.webm')).toBeVisible();
  await looked(page, 'full');
  await page.route('**/api/library', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Die Mediathek konnte nicht geladen werden' })).toBeVisible();
  await looked(page, 'failing');
});

test('two dialogs show a file with its words; it is not deleted, and replaced in both drafts', async ({ page }) => {
  await openLibrary(page);
  await input(page).setInputFiles(await aPicture(page, 30, 'Hund am Strand.jpg'));
  await expect(card(page, 'Hund am Strand.jpg')).toBeVisible();
  const { files } = await callOrThrow(product.url, 'listLibrary', {}, token);
  const file_id = files[0]?.file_id ?? '';
  await callOrThrow(product.url, 'changeLibraryFile', { file_id, alt_text: 'Ein Dackel im Sand' }, token);
  const shown = async (survey_id: string): Promise<string> => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    return all_questions[0]?.context ?? '';
  };
  const dialogs: string[] = [];
  for (const survey_name of ['Tiere', 'Strände']) {
    const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name }, token);
    const { survey_id } = survey;
    dialogs.push(survey_id);
    await addBlock(product, token, survey_id, { id: 'tier', type: 'open', context: 'Sehen Sie selbst:' });
    await page.goto(`${product.url}/configurator/${survey_id}`);
    await page.getByRole('group', { name: /^Block 1,/ }).focus();
    await page.keyboard.press('Enter');
    const properties = page.getByRole('complementary', { name: 'Eigenschaften' });
    const toolbar = properties.getByRole('toolbar', { name: 'Gestalten: Was der Bot sagt' });
    await toolbar.getByRole('button', { name: 'Bild, Ton oder Video einfügen' }).click();
    await page.getByRole('button', { name: 'Aus der Mediathek' }).click();
    const choice = page.getByRole('button', { name: '„Hund am Strand.jpg“ verwenden' });
    await expect(choice).toBeVisible();
    if (dialogs.length === 1) await looked(page, 'choice');
    await choice.click();
    const words = properties.getByRole('textbox', { name: 'Beschreibung des Bildes' });
    await expect(words).toHaveValue('Ein Dackel im Sand');
    await expect.poll(() => shown(survey_id)).toMatch(/!\[Ein Dackel im Sand\]\(media:[0-9a-z-]+\.jpg\)/);
  }
  const before = await Promise.all(dialogs.map(shown));

  await openLibrary(page);
  await card(page, 'Hund am Strand.jpg').click();
  const file = page.getByRole('dialog', { name: 'Hund am Strand.jpg' });
  await expect(file.getByRole('link', { name: 'Tiere' })).toBeVisible();
  await file.getByRole('button', { name: 'Löschen' }).click();
  await expect(file.getByRole('alert')).toContainText('Die Datei wird noch in 2 Dialogen gezeigt');
  await looked(page, 'in-use');
  await file
    .getByLabel('Ersetzen')
    .and(page.locator('input'))
    .setInputFiles(await aPicture(page, 200, 'Seehund.jpg'));
  await expect(page.getByText(/ist ersetzt, auch im Entwurf von 2 Dialogen/)).toBeVisible();
  for (const [at, survey_id] of dialogs.entries()) expect(await shown(survey_id)).not.toBe(before[at]);

  for (const survey_id of dialogs) await callOrThrow(product.url, 'deleteSurvey', { survey_id }, token);
  await card(page, 'Hund am Strand.jpg').click();
  await file.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch keine Datei' })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card(page, 'Hund am Strand.jpg')).toBeVisible();
});

test('respondents load a small picture and nothing of a film; a file without words is a finding', async ({ page }) => {
  await openLibrary(page);
  await input(page).setInputFiles([
    await aPicture(page, 30, 'Hund.jpg'),
    { name: 'Rundgang.webm', mimeType: 'video/webm', buffer: await film(page) },
  ]);
  await expect(card(page, 'Rundgang.webm').locator('img')).toBeVisible();
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Tiere' }, token);
  const { survey_id } = survey;
  const { files } = await callOrThrow(product.url, 'listLibrary', {}, token);
  for (const { file_id, kind } of files) {
    const taken = { survey_id, file_id, type: 'block' } as const;
    const { media_file } = await callOrThrow(product.url, 'takeFromLibrary', taken, token);
    const fields = { filename_db: media_file.filename_db };
    await addBlock(product, token, survey_id, { id: kind, type: 'message', context: `Ein ${kind}`, fields });
  }
  await addBlock(product, token, survey_id, { id: 'frage', type: 'open', context: 'Was sehen Sie?' });
  const { findings } = await callOrThrow(product.url, 'checkDialog', { survey_id }, token);
  expect(findings.filter(({ kind }) => kind === 'no-description')).toHaveLength(2);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    loaded.push(pathname + search);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await expect(page.locator('img.dw-media')).toBeVisible();
  await expect(page.locator('video.dw-media')).toHaveAttribute('poster', /webp$/);
  await expect(page.getByText('Was sehen Sie?')).toBeVisible();
  expect(loaded.filter((path) => path.includes('.jpg'))).toEqual([expect.stringContaining('?w=480')]);
  expect(loaded.filter((path) => path.endsWith('.webm'))).toEqual([]);
  await keepPicture(page, { path: 'artefacts/looked-at/library-respondent-360.png' });
});
