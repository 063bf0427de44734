import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
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
