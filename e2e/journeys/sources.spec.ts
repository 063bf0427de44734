import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

test('where respondents come from is named, kept, counted, filtered, read and taken along', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Herkunft',
    blocks: [{ id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options } }],
  });

  const author = await browser.newPage();
  await signIn(author.context(), product);
  await author.goto(`${product.url}/share/${survey_id}`);
  const panel = author.getByRole('region', { name: 'Woher Teilnehmende kommen' });
  await panel.getByRole('button', { name: 'Parameter des Links festlegen' }).click();
  await panel.getByRole('button', { name: 'utm_source hinzufügen' }).click();
  await panel.getByLabel('Name des Parameters').fill('welle');
  await panel.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Parameter „welle“ nicht mehr speichern' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'utm_source' }).fill('Rundbrief Mai');
  const made = panel.getByRole('textbox', { name: 'Link mit diesen Angaben' });
  await expect(made).toHaveValue(/\?utm_source=Rundbrief\+Mai$/);
  // Else the bar may cover a part of what stands above.
  await author.evaluate(() => scrollTo(0, 0));
  await expectClean(author, 'where respondents come from');
  const link = `${await made.inputValue()}&pid=Geheimwort`;

  const asked: string[] = [];
  for (const at of [link, `${product.url}/dialog/${survey_id}`]) {
    const respondent = await browser.newPage({ viewport: { width: 360, height: 740 } });
    respondent.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
    const answer = await respondent.goto(at);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await respondent.getByRole('button', { name: 'Nein' }).click();
    await expect(respondent.getByText('Nein').first()).toBeVisible();
    await expect(respondent.getByText('Danke!').first()).toBeVisible();
    await respondent.context().close();
  }
  // The page itself alone is asked for with what stands in its address.
  expect(asked.filter((url) => url.includes('Geheimwort'))).toEqual([link]);

  await author.goto(`${product.url}/analyse/${survey_id}`);
  const source = author.getByRole('list', { name: 'Quelle: utm_source' });
  await expect(source.getByText('Rundbrief Mai')).toBeVisible();
  await expect(source.getByText('(ohne)')).toBeVisible();
  await source.getByRole('button', { name: /Rundbrief Mai/ }).click();
  await expect(author).toHaveURL(/filter=quelle\.utm/);
  const row = author.getByRole('button', { name: /^\d\d\.\d\d\.\d\d.*Beendet/ });
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(author.getByText('Link: utm_source')).toBeVisible();
  await expect(author.getByText('Geheimwort')).toHaveCount(0);
  await author.keyboard.press('Escape');

  await author.getByRole('button', { name: 'Exportieren', exact: true }).click();
  const dialog = author.getByRole('dialog', { name: 'Antworten exportieren' });
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await author.getByRole('option', { name: 'CSV' }).click();
  const downloading = author.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Datei herunterladen' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [head = '', line = '', end] = text.split('\r\n');
  expect(head).toMatch(/;utm_source;welle$/);
  expect(line).toMatch(/;Rundbrief Mai;$/);
  expect([end, text.includes('Geheimwort')]).toEqual(['', false]);
  await author.context().close();
});

test('an author greets by what the link says, asks by it, and whoever comes by it meets both', async ({
  page,
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Aus dem Link',
    blocks: [
      { id: 'hallo', type: 'single', context: 'Kennen Sie uns schon', fields: { options } },
      { id: 'netz', type: 'message', context: 'Sie kamen aus dem Netz.', fields: { is_end: true } },
      { id: 'brief', type: 'message', context: 'Sie kamen durch den Brief.' },
    ],
  });
  await callOrThrow(product.url, 'setLinkParameters', { survey_id, names: ['stadt', 'quelle', 'utm-x'] }, token);

  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 1,/ }).click();
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  const text = inspector.getByRole('textbox', { name: 'Was der Bot sagt' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' in {{');
  await expect(page.getByRole('option', { name: 'Link-Parameter' })).toHaveText([
    'Link-Parameter stadt',
    'Link-Parameter quelle',
  ]);
  for (const look of looks) {
    await lookAt(page, look);
    await keepPicture(page, { path: `artefacts/looked-at/link-menu-${look.width}-${look.colorScheme}.png` });
    await expectNoFindings(page, `parameters of the link in the menu, ${look.width}, ${look.colorScheme}`);
  }
  await lookAt(page, { width: 1440, colorScheme: 'light' });
  await page.keyboard.type('sta');
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  // What is said below the text goes with the focus, and all that stands below moves.
  await text.blur();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeAttached();
  await inspector.getByRole('button', { name: 'Sprung hinzufügen' }).click();
  const jump = inspector.getByRole('listitem').filter({ has: page.getByText('Sprung 1', { exact: true }) });
  await jump
    .getByRole('combobox', { name: 'Wann springen?' })
    .selectOption({ label: 'Wenn eine Bedingung zutrifft …' });
  await jump.getByRole('combobox', { name: 'Variable in Zeile 1' }).selectOption({ label: 'Link-Parameter quelle' });
  await jump.getByLabel('Wert in Zeile 1').fill('brief');
  await jump.getByRole('combobox', { name: 'Springe zu' }).selectOption({ label: '3. Sie kamen durch den Brief.' });
  const edge = page.getByRole('group', { name: /Link-Parameter quelle ist ‚brief‘/ });
  await expect(edge).toContainText('Link-Parameter quelle ist „brief“');
  await keepPicture(page, { path: 'artefacts/looked-at/link-condition.png' });
  const stored = async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions[0];
  await expect
    .poll(async () => (await stored())?.jump_to_ids)
    .toMatchObject([{ kind: 'condition', condition: 'link.quelle = "brief"', target: 'brief' }]);
  expect((await stored())?.context).toBe('Kennen Sie uns schon in {{link.stadt}}?');
  const { findings } = await callOrThrow(product.url, 'checkDialog', { survey_id }, token);
  expect(findings).toEqual([]);
  await callOrThrow(product.url, 'publish', { survey_id }, token);

  for (const [query, asked, told] of [
    ['?stadt=Ulm&quelle=brief', 'Kennen Sie uns schon in Ulm?', 'Sie kamen durch den Brief.'],
    ['?stadt=%3Cb%3EUlm&quelle=netz', 'Kennen Sie uns schon in <b>Ulm?', 'Sie kamen aus dem Netz.'],
  ] as const) {
    const respondent = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await respondent.goto(`${product.url}/dialog/${survey_id}${query}`);
    await expect(respondent.getByText(asked).first()).toBeVisible();
    await respondent.getByRole('button', { name: 'Nein' }).click();
    await expect(respondent.getByText(told).first()).toBeVisible();
    await respondent.context().close();
  }
});
