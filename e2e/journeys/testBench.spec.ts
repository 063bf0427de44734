import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { addBlock, liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const options = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];
const visit = (name: string) =>
  liveDialog(product, token, {
    name,
    settings: { speed: 1 },
    ending: 'Das war alles.',
    blocks: [
      { id: 'alter', type: 'number', context: 'Wie alt sind Sie?', fields: { variable: 'alter' } },
      {
        id: 'da',
        type: 'single',
        context: 'Waren Sie schon bei uns?',
        fields: {
          variable: 'da',
          options,
          in_words: true,
          jump_to_ids: [{ kind: 'condition', condition: 'alter < 18', target: 'jung' }],
        },
      },
      { id: 'lob', type: 'open', context: 'Was war gut?', fields: { is_end: true } },
      { id: 'jung', type: 'open', context: 'Und deine Eltern?' },
    ],
  });

test('an author begins in the middle, reads why, sets a variable, sees the other way, and keeps it as a test', async ({
  page,
}) => {
  const survey_id = await visit('Prüfstand');
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 2,/ }).click();
  await page.getByRole('button', { name: 'Ab hier testen' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Waren Sie schon bei uns?');

  await page.getByRole('button', { name: 'Prüfstand' }).click();
  const bench = page.getByRole('complementary', { name: 'Prüfstand' });
  await expect(bench.getByText('Waren Sie schon bei uns?')).toBeVisible();
  await expect(bench.getByText('der Reihe nach').first()).toBeVisible();
  await page.getByRole('button', { name: 'Nein', exact: true }).click();
  await expect(log).toContainText('Was war gut?');
  await expect(bench.getByText('Was war gut?')).toBeVisible();
  await expectNoFindings(page, 'the way of a test', wcag);

  // Back to the question, which is answered otherwise as a younger person.
  await bench.getByRole('button', { name: 'Ab hier noch einmal: vor „Nein“' }).click();
  await expect(log).not.toContainText('Was war gut?');
  await bench.getByRole('tab', { name: /^\d+ Variablen?$/ }).click();
  const age = bench.getByRole('textbox', { name: 'Wert von alter' });
  await age.fill('12');
  await age.press('Enter');
  await expect(page.getByText('„alter“ ist gesetzt.', { exact: false })).toBeVisible();
  await expect(age).toHaveValue('12');
  await expectNoFindings(page, 'variables of a test', wcag);
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(log).toContainText('Und deine Eltern?');
  await bench.getByRole('tab', { name: 'Weg' }).click();
  await expect(bench.getByText('„Wie alt sind Sie?“ unter 18', { exact: false })).toBeVisible();
  await expect(bench.getByText('Von Ihnen gesetzt')).toBeVisible();

  await bench.getByRole('button', { name: 'Als Test behalten' }).click();
  await expect(page.getByText('ist jetzt ein Test.', { exact: false })).toBeVisible();
  await page.goto(`${product.url}/configurator/${survey_id}?tool=tests`);
  const tests = page.getByRole('complementary', { name: 'Tests' });
  await expect(tests.getByText('bestanden', { exact: true })).toBeVisible();
});

test('what was understood of free words is told, with the way to teach another meaning', async ({ page }) => {
  const survey_id = await visit('Prüfstand für Worte');
  await signIn(page.context(), product);
  await page.goto(`${product.url}/assess/${survey_id}`);
  const log = page.getByRole('log');
  await expect(log).toContainText('Wie alt sind Sie?');
  await page.getByRole('button', { name: 'Prüfstand' }).click();
  const bench = page.getByRole('complementary', { name: 'Prüfstand' });
  const say = async (text: string): Promise<void> => {
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill(text);
    await field.press('Enter');
  };
  await say('30');
  await expect(log).toContainText('Waren Sie schon bei uns?');
  await say('Kartoffelsalat mit Senf');
  await bench.getByRole('tab', { name: 'Verstanden' }).click();
  await expect(bench.getByText('Kartoffelsalat mit Senf')).toBeVisible();
  await expect(bench.getByText('nicht verstanden', { exact: true })).toBeVisible();
  await bench.getByRole('button', { name: 'Warum so?' }).click();
  await bench.getByRole('combobox', { name: 'Bedeutung beibringen' }).click();
  await page.getByRole('option', { name: 'Ja' }).click();
  await expectNoFindings(page, 'what was understood', wcag);
  await bench.getByRole('button', { name: 'Beibringen' }).click();
  await expect(page.getByText('steht jetzt für „Ja“', { exact: false })).toBeVisible();
  await say('Kartoffelsalat mit Senf');
  await expect(log).toContainText('Was war gut?');
  await expect(bench.getByText('sicher verstanden')).toBeVisible();
  await bench.getByRole('tab', { name: 'Modell' }).click();
  await expect(bench.getByText('wurde kein Sprachmodell gefragt', { exact: false })).toBeVisible();
});

test('on a phone the bench stands below the conversation', async ({ page }) => {
  const survey_id = await visit('Prüfstand am Telefon');
  await signIn(page.context(), product);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/assess/${survey_id}`);
  await expect(page.getByRole('log')).toContainText('Wie alt sind Sie?');
  await page.getByRole('button', { name: 'Prüfstand' }).click();
  const bench = page.getByRole('complementary', { name: 'Prüfstand' });
  await expect(bench.getByText('Wie alt sind Sie?')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoFindings(page, 'bench on a phone', wcag);
  await bench.getByRole('button', { name: 'Prüfstand schließen' }).click();
  await expect(bench).toHaveCount(0);
});

test('the preview has the same bench: its way, back to a reply, and the conversation as a test', async ({ page }) => {
  const { survey } = await callOrThrow(
    product.url,
    'createSurvey',
    { survey_name: 'Prüfstand der Vorschau', template: 'interview' },
    token,
  );
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await expect(page.getByRole('group', { name: /^Block 1,/ })).toBeVisible();
  await page.keyboard.press('p');
  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  const log = preview.getByRole('log');
  await preview.getByRole('button', { name: 'Ja, oft' }).click();
  await expect(log).toContainText('Wie weit ist Ihr häufigster Weg?');
  await preview.getByRole('tab', { name: 'Weg' }).click();
  await expect(preview.getByText('wegen „Ja, oft“').or(preview.getByText('der Reihe nach')).first()).toBeVisible();
  await expectNoFindings(page, 'the way of a preview', wcag);
  await preview.getByRole('button', { name: 'Als Test behalten' }).click();
  await expect(page.getByText('„Ja, oft“ ist jetzt ein Test.', { exact: false })).toBeVisible();
  await preview.getByRole('button', { name: 'Ab hier noch einmal: vor „Ja, oft“' }).click();
  await expect(log).not.toContainText('Wie weit ist Ihr häufigster Weg?');
});

test('a multi-chat of two is tried out before it is live: one waits for the other and for the clock', async ({
  page,
}) => {
  const first = await draft('Einsatzleitung', 'Wer ist da?', 'wer');
  const second = await draft('Labor', 'Die Probe ist fertig. Was nun?', 'was');
  const survey_ids = [first, second];
  const { manager } = await callOrThrow(product.url, 'createManager', { name: 'Zwei Chats', survey_ids }, token);
  await callOrThrow(
    product.url,
    'createTrigger',
    {
      dialog_manager_id: manager.dialog_manager_id,
      survey_id: second,
      unique_question_id: 'was',
      trigger: `waitFor;${first};wer`,
      init_survey: true,
      delay_seconds: 7_200,
    },
    token,
  );
  await signIn(page.context(), product);
  await page.goto(`${product.url}/multi/${manager.dialog_manager_id}`);
  await page.getByRole('button', { name: 'Ausprobieren' }).click();
  const lead = page.getByRole('region', { name: 'Einsatzleitung', exact: true });
  const lab = page.getByRole('region', { name: 'Labor', exact: true });
  await expect(lead.getByRole('log')).toContainText('Wer ist da?');
  await expect(lab.getByText('„Wer ist da?“ in „Einsatzleitung“, danach 2 Stunden')).toBeVisible();
  await lead.getByRole('textbox').fill('Ada');
  await lead.getByRole('textbox').press('Enter');
  const clock = page.getByRole('group', { name: 'Uhr' });
  await expect(clock.getByText('Als Nächstes geschieht etwas in 2 Stunden.', { exact: false })).toBeVisible();
  await clock.getByRole('button', { name: 'Uhr vorstellen um 1 Stunde' }).click();
  await expect(clock.getByText('Als Nächstes geschieht etwas in 1 Stunde.', { exact: false })).toBeVisible();
  await expectNoFindings(page, 'chats that are tried out', wcag);
  await clock.getByRole('button', { name: 'Uhr vorstellen, bis etwas geschieht' }).click();
  await expect(lab.getByRole('log')).toContainText('Die Probe ist fertig. Was nun?');
  await lab.getByRole('textbox').fill('Auswerten');
  await lab.getByRole('textbox').press('Enter');
  const bench = page.getByRole('region', { name: 'Prüfstand: Labor' });
  await bench.getByRole('tab', { name: 'Weg' }).click();
  await expect(bench.getByText('Auswerten')).toBeVisible();
  await bench.getByRole('button', { name: 'Ab hier noch einmal: vor „Auswerten“' }).click();
  await expect(lab.getByRole('log')).not.toContainText('Auswerten');
  await expectNoFindings(page, 'bench of a chat', wcag);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(clock).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** A dialog of one open question that was never published. */
async function draft(survey_name: string, context: string, id: string): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name }, token);
  const { survey_id } = survey;
  const config = { survey_id, action: 'config', changed_values: { speed: 1 } } as const;
  await callOrThrow(product.url, 'updateSurveySettings', config, token);
  await addBlock(product, token, survey_id, { id, type: 'open', context });
  return survey_id;
}
