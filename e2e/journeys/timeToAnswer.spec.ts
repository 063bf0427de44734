import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { addBlock } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

test('a question has a time that its author sets, that can be longer, and that leads elsewhere when it is over', async ({
  page,
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Quiz' }, token);
  const { survey_id } = survey;
  const options = ['Sydney', 'Canberra'].map((text) => ({ id: text.toLowerCase(), text, score: null }));
  await addBlock(product, token, survey_id, {
    id: 'stadt',
    type: 'single',
    context: 'Was ist die Hauptstadt von Australien?',
    fields: { options, variable: 'stadt', in_words: false, time_limit: 30 },
  });
  await addBlock(product, token, survey_id, { id: 'danke', type: 'open', context: 'Danke! Noch etwas?' });
  await addBlock(product, token, survey_id, {
    id: 'fest',
    type: 'open',
    context: 'Und von Kanada?',
    fields: { time_limit: 30, time_essential: true, time_target: 'ende' },
  });
  await addBlock(product, token, survey_id, { id: 'sonst', type: 'open', context: 'Das ging schnell.' });
  await addBlock(product, token, survey_id, { id: 'ende', type: 'open', context: 'Die Lösung war Ottawa.' });

  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await page.getByRole('group', { name: /^Block 3,/ }).click();
  await inspector.getByRole('button', { name: 'Antwort', exact: true }).click();
  await inspector.getByRole('textbox', { name: 'Zeit zum Antworten (Sekunden)' }).fill('5');
  await inspector.getByRole('textbox', { name: 'Zeit zum Antworten (Sekunden)' }).blur();
  await expect(page.getByText('Zeit abgelaufen (5 s)')).toBeVisible();
  await expectNoFindings(page, 'time-inspector');

  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  const respondent = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);
  const clock = respondent.getByRole('timer');
  await expect(respondent.getByText('Für diese Antwort haben Sie 30 Sekunden, auf Wunsch auch mehr.')).toBeVisible();
  await expect(clock).toHaveText(/^noch 0:[12]\d$/);
  await expectClean(respondent, 'time-countdown');
  await respondent.getByRole('button', { name: 'Mehr Zeit' }).click();
  await expect(clock).toHaveText(/^noch (5:00|4:5\d)$/);
  // What the server knows is left, whatever was added.
  await respondent.reload();
  await expect(clock).toHaveText(/^noch 0:\d\d$/);
  await respondent.getByRole('button', { name: 'Canberra' }).click();
  await respondent.getByRole('textbox').fill('Nein');
  await respondent.getByRole('textbox').press('Enter');

  await expect(respondent.getByText('Und von Kanada?')).toBeVisible();
  await expect(
    respondent.getByText('Für diese Antwort haben Sie 5 Sekunden. Danach geht es ohne sie weiter.'),
  ).toBeVisible();
  await expect(respondent.getByRole('button', { name: 'Mehr Zeit' })).toHaveCount(0);
  await expect(respondent.getByText('Zeit abgelaufen', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(respondent.getByText('Die Lösung war Ottawa.')).toBeVisible();
  await expect(clock).toHaveCount(0);
  await expect(respondent.getByRole('textbox')).toBeFocused();

  await respondent.getByRole('button', { name: 'Ändern' }).last().click();
  const sheet = respondent.getByRole('dialog', { name: 'Antwort ändern' });
  await expect(sheet).toContainText('Diese Antwort lässt sich nicht mehr ändern.');
  await respondent.context().close();
});
