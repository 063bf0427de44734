import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean, expectNoFindings, expectNothingCut, wcag } from '../product/expectClean.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { toolbarButton } from '../product/toolbarButton.ts';

const options = ['Sehr gut', 'Gut', 'Es geht so', 'Eher nicht'].map((text, at) => ({
  id: `o${at}`,
  text,
  score: null,
}));
const blocks = [
  { id: 'rad', type: 'single', context: 'Wie gefällt Ihnen die neue Radstation?', fields: { options } },
  { id: 'wunsch', type: 'open', context: 'Was wünschen Sie sich **noch**?' },
] as const;

let product: Product;
let token: string;
test.beforeEach(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});
const aDialog = (name: string, settings: object = {}) =>
  liveDialog(product, token, {
    name,
    blocks: [...blocks],
    ending: 'Vielen Dank, das hilft uns weiter.',
    settings: { speed: 1, ...settings },
  });
const saved = (page: Page) => expect(page.getByText('Alles gespeichert')).toBeVisible();

test('an author changes how a dialog looks beside its messenger, and respondents get it once it is published', async ({
  browser,
}) => {
  const survey_id = await aDialog('Radstation');
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  await signIn(page.context(), product);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await toolbarButton(page, 'Einstellungen').click();
  await page.getByRole('link', { name: 'Aussehen mit Vorschau gestalten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aussehen' })).toBeVisible();
  await page.goto(`${product.url}/share/${survey_id}`);
  await page.getByRole('link', { name: 'Aussehen gestalten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aussehen' })).toBeVisible();
  const messenger = page.getByRole('region', { name: 'Messenger', exact: true });
  const dw = messenger.locator('.dw');
  await expect(messenger.getByText('Wie gefällt Ihnen die neue Radstation?')).toBeVisible();

  // Each is there before it is saved.
  await page.getByRole('radio', { name: 'Ruhig' }).check();
  await expect(dw).toHaveAttribute('data-look', 'calm');
  await page.getByRole('radio', { name: 'Atkinson Hyperlegible' }).check();
  await expect(dw).toHaveCSS('font-family', /Atkinson/);
  const accent = page.getByRole('textbox', { name: 'Akzentfarbe', exact: true });
  await accent.fill('#F5B6');
  await expect(page.getByText('Bitte geben Sie eine Farbe wie #5ABAB2 ein.')).toBeVisible();
  await accent.fill('#F5B63F');
  await expect(page.getByText(/^1,[78] : 1 auf Weiß – zu schwach für Schrift/)).toBeVisible();
  await page.getByRole('button', { name: /^Auf #[0-9A-F]{6} ändern$/ }).click();
  await expect(page.getByText(/^4,\d : 1 auf Weiß – gut lesbar$/)).toBeVisible();
  const darker = await accent.inputValue();
  await page.getByLabel('Name des Bots').fill('Rosa Rad');
  await expect(messenger.getByText('Rosa Rad')).toBeVisible();
  await page.getByLabel('Name des Dialogs').fill('Radstation am Bahnhof');
  await expect(messenger.getByText('Radstation am Bahnhof')).toBeVisible();
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 200, height: 200 } });
  const file = { name: 'Rad.jpg', mimeType: 'image/jpeg', buffer: picture };
  await page.getByLabel('Bild des Bots hochladen').setInputFiles(file);
  await expect(dw.locator('img.dw-avatar')).toHaveAttribute('src', /\/media\/.+\.jpg$/);
  // A logo takes its place (spec §3).
  await page.getByLabel('Logo hochladen').setInputFiles(file);
  await expect(dw.locator('.dw-logo')).toBeVisible();
  await page.getByLabel('Hintergrundbild hochladen').setInputFiles(file);
  await expect(dw.locator('.dw-scroller')).toHaveCSS('background-image', /\/media\/.+\.jpg/);
  await page.getByRole('combobox', { name: 'Anrede' }).selectOption('du');
  await page.getByRole('switch', { name: 'Rückmeldung zum Dialog erlauben' }).check();
  await page.getByRole('combobox', { name: 'Tempo' }).selectOption('0.75');
  await page.getByLabel('Datenschutzerklärung').fill('Wir fragen nur nach Rädern.');
  await page.getByLabel('Name des Bots').focus();
  await saved(page);

  await page.getByRole('button', { name: 'Ende', exact: true }).click();
  await expect(messenger.getByText('Vielen Dank, das hilft uns weiter.')).toBeVisible();
  await page.getByRole('button', { name: 'Frage', exact: true }).click();
  await expect(messenger.getByRole('button', { name: 'Sehr gut' })).toBeVisible();
  await page.getByRole('button', { name: 'Wie auf dunklen Geräten' }).click();
  await expect(dw).toHaveCSS('background-color', 'rgb(30, 34, 42)');
  await page.getByRole('button', { name: 'Wie auf dunklen Geräten' }).click();

  // Undo and redo, and a reload.
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(page.getByLabel('Datenschutzerklärung')).toHaveValue('');
  await page.getByRole('button', { name: 'Wiederholen', exact: true }).click();
  await expect(page.getByLabel('Datenschutzerklärung')).toHaveValue('Wir fragen nur nach Rädern.');
  await page.getByLabel('Name des Dialogs').fill('');
  await page.reload();
  await expect(page.getByLabel('Name des Dialogs')).toHaveValue('');
  await expect(page.getByText('Bitte geben Sie dem Dialog einen Namen.')).toBeVisible();
  await page.getByLabel('Name des Dialogs').fill('Radstation am Bahnhof');
  await saved(page);
  await expect(page.getByRole('radio', { name: 'Ruhig' })).toBeChecked();
  await expect(accent).toHaveValue(darker);

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const) {
    await lookAt(page, { width, height: 900, colorScheme });
    // A phone's width, or as much of it as a small window has.
    await expect.poll(async () => (await dw.boundingBox())?.width).toBeGreaterThan(width === 360 ? 300 : 350);
    // Because axe takes what lies behind the messenger for too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoFindings(page, `appearance, ${colorScheme}, ${width} px`, wcag);
    await keepPicture(page, { path: `artefacts/looked-at/appearance-${colorScheme}-${width}.png`, fullPage: true });
  }

  // Respondents have what was published until this is.
  const address = `${product.url}/assess_live/${survey_id}`;
  const before = await (await page.request.get(address)).text();
  expect(before).not.toContain('data-look');
  await callOrThrow(product.url, 'publish', { survey_id }, token);
  const visitor = await browser.newPage();
  visitor.on('request', (request) => hosts.add(new URL(request.url()).host));
  await visitor.goto(address);
  const live = visitor.locator('.dw');
  await expect(visitor.getByRole('button', { name: 'Sehr gut' })).toBeVisible();
  await expect(live).toHaveAttribute('data-look', 'calm');
  await expect(live).toHaveCSS('font-family', /Atkinson/);
  await expect(visitor.getByText('Rosa Rad')).toBeVisible();
  expect(await visitor.evaluate(() => document.fonts.check("16px 'Atkinson Hyperlegible Next'"))).toBe(true);
  await visitor.goto(`${product.url}/plain/${survey_id}`);
  await expect(visitor.locator('.dw')).toHaveAttribute('data-look', 'calm');
  expect([...hosts]).toEqual([new URL(product.url).host]);
  await visitor.context().close();
  await page.context().close();
});

test('two dialogs share a brand kit, and are told and brought its changes', async ({ browser }) => {
  const first = await aDialog('Rad eins', { accent_color: '#7B1FA2', messenger: 'compact', typeface: 'serif' });
  const second = await aDialog('Rad zwei');
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signIn(page.context(), product);
  const name = `Radstation ${first.slice(0, 4)}`;
  await page.goto(`${product.url}/share/${first}/appearance`);
  await page.getByRole('button', { name: 'Markenpaket aus diesem Aussehen anlegen' }).click();
  await page.getByLabel('Name des Markenpakets').fill(name);
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page.getByText(`Aus dem Markenpaket „${name}“`)).toBeVisible();

  await page.goto(`${product.url}/share/${second}/appearance`);
  await page.getByRole('button', { name: `Markenpaket „${name}“ anwenden` }).click();
  await expect(page.getByText(`„${name}“ angewendet. Geändert: Akzentfarbe, Darstellung, Schrift.`)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kompakt' })).toBeChecked();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(page.getByRole('radio', { name: 'Klassisch' })).toBeChecked();
  await page.getByRole('button', { name: `Markenpaket „${name}“ anwenden` }).click();
  await expect(page.getByRole('radio', { name: 'Kompakt' })).toBeChecked();

  await page.goto(`${product.url}/share/${first}/appearance`);
  await page.getByRole('radio', { name: 'Ruhig' }).check();
  await expect(page.getByText('In diesem Dialog anders als im Paket: Darstellung.')).toBeVisible();
  await page.getByRole('button', { name: 'Ins Paket übernehmen' }).click();
  await expect(page.getByText('Der Dialog sieht aus wie das Paket.')).toBeVisible();

  await page.goto(`${product.url}/share/${second}/appearance`);
  await expect(page.getByText('Das Paket hat sich seither geändert: Darstellung.')).toBeVisible();
  await page.getByRole('button', { name: `Markenpaket „${name}“ in andere Dialoge bringen` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Rad zwei: Darstellung');
  await expectClean(page, 'a brand kit is brought to dialogs');
  await dialog.getByRole('button', { name: 'In 1 Dialog bringen' }).click();
  await expect(page.getByText('1 Dialog hat das neue Aussehen.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ruhig' })).toBeChecked();

  await page.getByRole('button', { name: `Markenpaket „${name}“ umbenennen` }).click();
  await page.getByRole('textbox', { name: `Markenpaket „${name}“ umbenennen` }).fill(`${name} neu`);
  await page.getByRole('button', { name: 'Umbenennen', exact: true }).click();
  await expect(page.getByText(`Aus dem Markenpaket „${name} neu“`)).toBeVisible();
  await page.getByRole('button', { name: `Markenpaket „${name} neu“ löschen` }).click();
  await expect(page.getByText('Das Paket ist gelöscht')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(page.getByText('Der Dialog sieht aus wie das Paket.')).toBeVisible();
  await page.context().close();
});

const pictured = isLongRun()
  ? ['classic', 'calm', 'compact'].flatMap((look) =>
      [1280, 360].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ look, width, colorScheme }))),
    )
  : [
      { look: 'calm', width: 360, colorScheme: 'dark' } as const,
      { look: 'compact', width: 1280, colorScheme: 'light' } as const,
    ];

for (const { look, width, colorScheme } of pictured) {
  test(`a respondent meets the look ${look} in ${colorScheme} colours at ${width} px, without anything that jumps`, async ({
    page,
  }) => {
    const typeface = { classic: 'figtree', calm: 'serif', compact: 'legible' }[look];
    const survey_id = await aDialog('Radstation', {
      messenger: look,
      typeface,
      avatar_name: 'Rosa',
      accent_color: '#B5179E',
    });
    await lookAt(page, { width, colorScheme });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${product.url}/assess_live/${survey_id}`);
    await expect(page.locator('.dw')).toHaveAttribute('data-look', look);
    await page.evaluate(() => document.fonts.ready);
    const shifted = await page.evaluate(() =>
      Reflect.get(globalThis, 'shifts').reduce((sum: number, value: number) => sum + value, 0),
    );
    expect(shifted).toBeLessThan(0.02);
    await expectClean(page, `look ${look}, a choice, ${colorScheme}, ${width} px`);
    await page.getByRole('button', { name: 'Gut', exact: true }).click();
    await page.getByRole('textbox').fill('Mehr Luftpumpen und eine Donaudampfschifffahrtsanlegestelle');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByText('Vielen Dank, das hilft uns weiter.')).toBeVisible();
    await expectClean(page, `look ${look}, the end, ${colorScheme}, ${width} px`);
  });
}

test('each look stands in a dialog that runs from right to left, in forced colours and without a script', async ({
  page,
}) => {
  for (const messenger of ['calm', 'compact']) {
    const survey_id = await aDialog('محطة الدراجات', { messenger, language: 'ar' });
    await lookAt(page, { width: 360, colorScheme: 'light' });
    await page.goto(`${product.url}/assess_live/${survey_id}`);
    await page.getByRole('button', { name: 'Gut', exact: true }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expectNothingCut(page, `${messenger}, from right to left`);
    await keepPicture(page, { path: `artefacts/looked-at/look-${messenger}-rtl.png` });
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNothingCut(page, `${messenger}, forced colours`);
    await keepPicture(page, { path: `artefacts/looked-at/look-${messenger}-forced.png` });
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(`${product.url}/plain/${survey_id}`);
    await expect(page.locator('.dw')).toHaveAttribute('data-look', messenger);
    await page.locator('form button').first().click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expectClean(page, `${messenger}, without a script`);
    await keepPicture(page, { path: `artefacts/looked-at/look-${messenger}-plain.png`, fullPage: true });
  }
});
