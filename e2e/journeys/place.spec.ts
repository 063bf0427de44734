import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { addBlock, storedAnswers } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

/** A town with a river, a station and a market, as a picture of 800 × 500. */
const town = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#eef1e6"/>
<path d="M-20 330C180 250 260 420 430 350S700 250 820 300" stroke="#8cb8d8" stroke-width="46" fill="none"/>
<path d="M0 120H800M220 0V500M560 0V500M0 230L800 60" stroke="#fff" stroke-width="14"/>
<rect x="70" y="60" width="110" height="42" fill="#8b90a0"/><rect x="600" y="150" width="90" height="90" fill="#d9b77c"/>
<g font-family="sans-serif" font-size="20"><text x="80" y="50">Bahnhof</text><text x="612" y="140">Markt</text></g></svg>`;

/** The town as a file. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.setContent(`<body style="margin:0">${town}</body>`);
  return page.screenshot({ type: 'png' });
}

/** Taps the map, so far from its top left corner as shares of it. */
async function tap(page: Page, across: number, down: number): Promise<void> {
  const map = page.getByRole('img', { name: /Stadtplan/ });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('there is no map');
  await page.mouse.click(box.x + across * box.width, box.y + down * box.height);
}

test('an author puts up a map, respondents mark places on it, and the results show where', async ({
  page,
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Sicher in der Stadt' }, token);
  const { survey_id } = survey;
  await addBlock(product, token, survey_id, {
    id: 'ort',
    type: 'place',
    context: 'Wo fühlen Sie sich nachts unsicher?',
    fields: { variable: 'ort' },
  });
  await addBlock(product, token, survey_id, { id: 'warum', type: 'open', context: 'Was stört Sie in Feld {{ort}}?' });
  const buffer = await pictureOf(page);

  await signIn(page.context(), product);
  await lookAt(page, { width: 1440, colorScheme: 'light' });
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 1,/ }).click();
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await expect(inspector.getByText(/Ohne Bild wird die Frage übergangen/)).toBeVisible();
  await inspector.locator('input[type=file]').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
  await inspector
    .getByRole('textbox', { name: 'Alternativtext' })
    .fill('Stadtplan: links oben der Bahnhof, rechts der Markt.');
  await inspector.getByRole('textbox', { name: 'Oberer Rand' }).fill('52,55');
  await expect(inspector.getByText(/Bitte geben Sie alle vier Ränder/)).toBeVisible();
  await inspector.getByRole('textbox', { name: 'Unterer Rand' }).fill('52,5');
  await inspector.getByRole('textbox', { name: 'Linker Rand' }).fill('13,3');
  await inspector.getByRole('textbox', { name: 'Rechter Rand' }).fill('13,4');
  await inspector.getByRole('textbox', { name: 'Rechter Rand' }).blur();
  await expect
    .poll(async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions[0])
    .toMatchObject({ edges: { north: 52.55, south: 52.5, west: 13.3, east: 13.4 } });
  for (const look of looks) {
    await lookAt(page, look);
    await inspector.getByRole('textbox', { name: 'Oberer Rand' }).scrollIntoViewIfNeeded();
    await expectNoFindings(page, `place-inspector-${look.width}-${look.colorScheme}`);
  }
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);

  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme });
    const respondent = await context.newPage();
    await respondent.goto(`${product.url}/assess_live/${survey_id}`);
    await tap(respondent, 0.75, 0.35);
    await expectClean(respondent, `place-${colorScheme}`);
    await respondent.getByRole('button', { name: 'Weiter' }).click();
    await expect(respondent.getByText('📍 H4')).toBeVisible();
    await expect(respondent.getByText('Was stört Sie in Feld H4?')).toBeVisible();
    await context.close();
  }
  const keyboard = await (await browser.newContext()).newPage();
  await keyboard.goto(`${product.url}/assess_live/${survey_id}`);
  await keyboard.getByRole('slider', { name: 'Von links nach rechts' }).press('Home');
  await keyboard.getByRole('slider', { name: 'Von oben nach unten' }).press('End');
  await keyboard.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect(keyboard.getByText('📍 A10')).toBeVisible();
  await keyboard.context().close();

  const answers = await storedAnswers(product, token, survey_id);
  expect(answers.map(({ ort }) => ort)).toContainEqual(['x=0', 'y=100', 'lat=52.5', 'lon=13.3']);

  await lookAt(page, { width: 1440, colorScheme: 'light' });
  await page.goto(`${product.url}/analyse/${survey_id}`);
  const map = page.getByRole('img', { name: 'Karte. Am häufigsten markiert: Feld H4 (2-mal).' });
  await page.getByRole('button', { name: 'Wo fühlen Sie sich nachts unsicher?', exact: true }).click();
  await expect(map).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await map.scrollIntoViewIfNeeded();
    await expectNoFindings(page, `place-results-${look.width}-${look.colorScheme}`);
  }
  await page.getByRole('button', { name: /^Als Tabelle: Wo fühlen/ }).click();
  await expect(page.getByRole('row', { name: /^H4 2 66,7/ })).toBeVisible();
});
