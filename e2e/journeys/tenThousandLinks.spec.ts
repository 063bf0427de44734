import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { liveDialog } from '../product/liveDialog.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const MANY = isLongRun() ? 10_000 : 1_000;
const fields = { variable: 'name' };

test('as many people as a large study has are read from a file, listed, searched and taken along, and the page stays usable', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Viele',
    blocks: [{ id: 'name', type: 'open', context: 'Wie heißen Sie?', fields }],
  });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}#persoenlich`);
  const took: string[] = [];
  const timed = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await act();
    took.push(`${what}: ${Math.round(performance.now() - begun)} ms`);
  };
  const panel = page.getByRole('region', { name: 'Persönliche Links' });
  await panel.getByRole('button', { name: 'Personen einladen', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Personen aufnehmen' });
  const rows = Array.from({ length: MANY }, (_, place) => `Person ${place};person${place}@example.org`);
  const buffer = Buffer.from(`Vorname;E-Mail\n${rows.join('\n')}`);
  const said = MANY.toLocaleString('de-DE');
  await timed('read the file', async () => {
    await adding.getByLabel('CSV-Datei wählen').setInputFiles({ name: 'leute.csv', mimeType: 'text/csv', buffer });
    await expect(adding.getByText(`${said} Personen gefunden, mit vorname.`)).toBeVisible();
  });
  await timed('take them in', async () => {
    await adding.getByRole('button', { name: /aufnehmen$/ }).click();
    await expect(adding).toBeHidden({ timeout: 300_000 });
  });
  const list = panel.getByRole('group', { name: /^Eingeladene/ });
  await timed('list', () => expect(list.getByText('person0@example.org')).toBeVisible());
  await timed('go to the end of the list', async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(list.getByText(`person${MANY - 1}@example.org`)).toBeVisible();
  });
  // Those in sight alone stand in the page.
  expect(await list.locator('.row').count()).toBeLessThan(60);
  await timed('search', async () => {
    await panel.getByRole('searchbox').fill('person777@');
    await expect(list.getByText('person777@example.org')).toBeVisible();
    await expect(panel.getByText('1 Person', { exact: true })).toBeVisible();
  });
  const download = page.waitForEvent('download');
  await timed('take along', async () => {
    await panel.getByRole('button', { name: 'Links speichern (CSV)' }).click();
    await download;
  });
  await timed('overview', () => callOrThrow(product.url, 'studyOverview', { survey_id }, token));
  test.info().annotations.push({ type: 'took', description: took.join(', ') });
});
