import { expect } from 'playwright/test';
import { everyQuestion } from '../product/dialogs/everyQuestion.ts';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { test } from '../product/test.ts';

test('the pages without a script have no finding in any colour and width: begin, question, fault, change, menu, end', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const few = everyQuestion.blocks.filter(({ id }) => ['single', 'multiple', 'matrix', 'ranking', 'age'].includes(id));
  const survey_id = await liveDialog(product, token, {
    ...everyQuestion,
    blocks: few,
    settings: { speed: 1, feedback_allowed: true, accent_color: '#7B1FA2' },
  });
  const address = `${product.url}/plain/${survey_id}`;
  const look = async (state: string): Promise<void> => {
    for (const { width, colorScheme } of looks) {
      await lookAt(page, { width, colorScheme });
      await expectClean(page, `without a script, ${state}, ${colorScheme}, ${width} px`);
      await keepPicture(page, {
        path: `artefacts/looked-at/plain-look-${state}-${colorScheme}-${width}.png`,
        fullPage: true,
      });
    }
  };
  await page.goto(address);
  await look('begin');
  await page.getByRole('button', { name: 'Ohne JavaScript teilnehmen' }).click();
  await expect(page.getByText('Was ist Ihnen am wichtigsten?').first()).toBeVisible();
  await look('question');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie eine der angebotenen Möglichkeiten.');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await look('fault');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Senden' }).click();
  await page.getByLabel(/Warum gerade das/).fill('Weil man sich kennt');
  await page.getByRole('button', { name: 'Senden' }).click();
  await page.getByText('Bisheriger Verlauf').click();
  await look('history');
  await page
    .getByRole('link', { name: /ändern/ })
    .first()
    .click();
  await look('change');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByText(/Ihre Antwort ist geändert/)).toBeVisible();
  await page.getByRole('link', { name: 'Dialog löschen' }).click();
  await look('delete');
  await page.goBack();
  await page.getByRole('button', { name: 'Überspringen' }).click();
  for (const item of ['x', 'y', 'z']) {
    await expect(page.getByText(`Aussage ${['x', 'y', 'z'].indexOf(item) + 1} von 3`)).toBeVisible();
    if (item === 'x') await look('scale');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Senden' }).click();
  }
  for (const [place, choice] of (await page.getByRole('combobox').all()).entries())
    await choice.selectOption(String(place + 1));
  await look('ranking');
  await page.getByRole('button', { name: 'Senden' }).click();
  await page.getByRole('button', { name: 'Überspringen' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Antworten.')).toBeVisible();
  await look('end');
});
