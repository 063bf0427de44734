import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings } from '../../product/expectClean.ts';
import { card } from '../../product/inConfigurator.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt, looks } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Fertige Blöcke' });
const read = (survey_id: string) => callOrThrow(product.url, 'dialog', { survey_id }, token);

async function aDialogOf(survey_name: string): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name }, token);
  return survey.survey_id;
}

async function ask(survey_id: string, id: string, context: string): Promise<void> {
  const block = { unique_question_id: id, type: 'open', context, optionals: { variable: id } };
  await callOrThrow(product.url, 'updateSurveyBlocks', { action: 'create', survey_id, ...block }, token);
}

async function openParts(page: Page, survey_id: string): Promise<Locator> {
  await signIn(page.context(), product);
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(card(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Fertige Blöcke' }).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

test('an author finds a delivered part, puts it in as a section, and keeps blocks of the dialog as one', async ({
  page,
}) => {
  const survey_id = await aDialogOf('Befinden im Betrieb');
  await ask(survey_id, 'name', 'Wie heißen Sie?');
  await ask(survey_id, 'ende', 'Möchten Sie noch etwas sagen?');
  const panel = await openParts(page, survey_id);
  await expect(panel.getByRole('button', { name: 'Blöcke „PHQ-9 (Depressivität)“ ansehen' })).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await expectNoFindings(page, `library-${look.width}-${look.colorScheme}`);
    await keepPicture(page, { path: `artefacts/library-${look.width}-${look.colorScheme}.png` });
  }
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
  await panel.getByRole('searchbox', { name: 'Fertige Blöcke suchen' }).fill('gibtesnicht');
  await expect(panel.getByRole('status')).toContainText('Zu „gibtesnicht“ gibt es keine fertigen Blöcke.');
  await panel.getByRole('searchbox', { name: 'Fertige Blöcke suchen' }).fill('niedergeschlagenheit');
  await panel.getByRole('button', { name: 'Blöcke „PHQ-9 (Depressivität)“ ansehen' }).press('Enter');
  await expect(panel.getByText('Wenig Interesse oder Freude an Ihren Tätigkeiten')).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await expectNoFindings(page, `part-${look.width}-${look.colorScheme}`);
    await keepPicture(page, { path: `artefacts/part-${look.width}-${look.colorScheme}.png` });
  }
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
  await panel.getByRole('button', { name: 'Einfügen' }).click();
  await expect(page.getByRole('alert')).toContainText('„PHQ-9 (Depressivität)“ ist eingefügt, 3 Blöcke als Abschnitt');
  await expect(page.getByRole('button', { name: /^Abschnitt „PHQ-9 \(Depressivität\)“: 3 Blöcke/ })).toBeVisible();
  await expect(panel.getByText(/Patient Health Questionnaire/)).toBeVisible();
  await keepPicture(page, { path: 'artefacts/part-in-dialog.png' });
  await expect
    .poll(async () => (await read(survey_id)).sections)
    .toMatchObject([{ name: 'PHQ-9 (Depressivität)', part: { from: { kind: 'delivered', id: 'phq-9' }, version: 1 } }]);
  const { findings } = await callOrThrow(product.url, 'checkDialog', { survey_id }, token);
  expect(findings.filter(({ kind }) => kind !== 'no-privacy')).toEqual([]);

  await expect(panel.getByText(/3 ausgewählte Blöcke werden ein eigener Dialog/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Name der Blöcke' }).fill('Unser PHQ');
  await panel.getByRole('button', { name: 'Ablegen' }).click();
  await expect(page.getByRole('alert')).toContainText('„Unser PHQ“ liegt in der Bibliothek.');
  await panel.getByRole('searchbox', { name: 'Fertige Blöcke suchen' }).fill('unser');
  await expect(panel.getByRole('button', { name: 'Blöcke „Unser PHQ“ ansehen' })).toBeVisible();
});

test('a dialog is called with what it needs, and what changes in it is offered where it was put in', async ({
  page,
}) => {
  const source = await aDialogOf('Begrüßung der Teilnehmenden');
  await ask(source, 'gruss', 'Guten Tag, {{name}}! Wie geht es Ihnen?');
  const survey_id = await aDialogOf('Erhebung');
  await ask(survey_id, 'vorname', 'Wie heißen Sie?');
  const panel = await openParts(page, survey_id);
  await panel.getByRole('searchbox', { name: 'Fertige Blöcke suchen' }).fill('Begrüßung');
  await panel.getByRole('button', { name: 'Blöcke „Begrüßung der Teilnehmenden“ ansehen' }).click();
  const given = panel.getByRole('combobox', { name: 'Für name' });
  await given.fill('gibtesnicht');
  await expect(given).toHaveAttribute('aria-invalid', 'true');
  await given.fill('vorname');
  await expect(given).toHaveAttribute('aria-invalid', 'false');
  await panel.getByRole('button', { name: 'Einfügen' }).click();
  const contexts = async () => (await read(survey_id)).all_questions.map(({ context }) => context);
  await expect.poll(contexts).toEqual(['Wie heißen Sie?', '', 'Guten Tag, {{name}}! Wie geht es Ihnen?']);

  const words = { action: 'update', unique_question_id: 'gruss' } as const;
  const changed_values = { context: 'Hallo {{name}}, wie fühlen Sie sich?' };
  await callOrThrow(product.url, 'updateSurveyBlocks', { ...words, survey_id: source, changed_values }, token);
  await page.reload();
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Fertige Blöcke' }).click();
  await panel.getByRole('button', { name: 'Änderungen von „Begrüßung der Teilnehmenden“ ansehen' }).click();
  await expect(panel.getByRole('button', { name: 'Übernehmen' })).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await expectNoFindings(page, `part-update-${look.width}-${look.colorScheme}`);
    await keepPicture(page, { path: `artefacts/part-update-${look.width}-${look.colorScheme}.png` });
  }
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(contexts).toContain('Hallo {{name}}, wie fühlen Sie sich?');
  await expect(panel.getByRole('button', { name: /^Änderungen von/ })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await card(page, 1).focus();
  await page.keyboard.press('p');
  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  const field = preview.getByRole('textbox').last();
  await expect(preview.getByRole('log')).toContainText('Wie heißen Sie?');
  await field.fill('Ada');
  await field.press('Enter');
  await expect(preview.getByRole('log')).toContainText('Hallo Ada, wie fühlen Sie sich?');
});
