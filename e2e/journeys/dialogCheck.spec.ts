import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { addBlock } from '../product/liveDialog.ts';
import type { PlannedBlock } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

/** Whoever feels bad is asked how to help for ever; the greeting names an answer that may be missing. */
const trapped: readonly PlannedBlock[] = [
  { id: 'name', type: 'open', context: 'Wie heißen Sie?', fields: { variable: 'name', optional: true } },
  {
    id: 'befinden',
    type: 'single',
    context: 'Hallo {{name}}, wie geht es Ihnen?',
    fields: {
      variable: 'befinden',
      options: [
        { id: 'gut', text: 'Gut', score: null },
        { id: 'schlecht', text: 'Schlecht', score: null },
      ],
      jump_to_ids: [{ kind: 'option', option_id: 'schlecht', target: 'hilfe' }],
    },
  },
  { id: 'schoen', type: 'message', context: 'Das freut mich.', fields: { is_end: true } },
  { id: 'hilfe', type: 'open', context: 'Was würde Ihnen helfen?', fields: { jump_to_question: 'hilfe' } },
];

async function openDialog(page: Page, blocks: readonly PlannedBlock[]): Promise<string> {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Befinden' }, token);
  for (const block of blocks) await addBlock(product, token, survey.survey_id, block);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  return survey.survey_id;
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Dialogprüfung' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Dialogprüfung', exact: true }).click();

test('a trap is found while editing, played in the test chat, asked about before going live, and fixed', async ({
  page,
}) => {
  const survey_id = await openDialog(page, trapped);
  await expect(page.getByRole('status').filter({ hasText: 'Dialogprüfung: 1 Fehler, 1 Hinweis.' })).toBeAttached();
  await expect(page.getByRole('group', { name: /Dialogprüfung: 1 Fehler$/ })).toBeAttached();

  await openPanel(page);
  const panel = panelOf(page);
  const trap = panel.getByRole('listitem').filter({ hasText: 'kommt nie zum Ende' }).first();
  await trap.getByRole('button', { name: 'Gespräch zeigen' }).click();
  await expect(trap.getByText('Ab hier wiederholt es sich ohne Ende.')).toBeVisible();
  await expectNoFindings(page, 'findings');
  await keepPicture(page, { path: 'artefacts/dialog-check/findings-light.png' });

  await trap.getByRole('button', { name: 'In „Testen“ abspielen' }).click();
  await expect(page).toHaveURL(new RegExp(`/assess/${survey_id}`));
  // In the conversation, because what stood on the page before may not be gone yet.
  const log = page.getByRole('log');
  await expect(log.getByText('Schlecht')).toBeVisible();
  await expect(log.getByText('Was würde Ihnen helfen?')).toHaveCount(2, { timeout: 30_000 });
  await keepPicture(page, { path: 'artefacts/dialog-check/played.png' });

  await page.getByRole('switch', { name: 'Inaktiv' }).click();
  const question = page.getByRole('dialog', { name: 'Ein Fehler im Dialog – trotzdem live schalten?' });
  await expect(question).toContainText('erreichen das Ende nie');
  await keepPicture(page, { path: 'artefacts/dialog-check/going-live.png' });
  await question.getByRole('button', { name: 'Zur Dialogprüfung' }).click();
  await expect(page).toHaveURL(new RegExp(`/configurator/${survey_id}`));

  await panel.getByRole('button', { name: 'Beheben: Sprung zurück entfernen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Dialogprüfung: 1 Hinweis.' })).toBeAttached();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Dialogprüfung: 1 Fehler, 1 Hinweis.' })).toBeAttached();
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeAttached();

  await page.getByRole('switch', { name: 'Inaktiv' }).click();
  await expect(page.getByRole('switch', { name: 'Live' })).toBeVisible();
});

test('nothing found says what was proven; on a phone and in the dark it reads as well', async ({ page }) => {
  const sound = trapped.map((block) => (block.id === 'hilfe' ? Object.assign({}, block, { fields: {} }) : block));
  const [name, ...others] = sound;
  await openDialog(page, [
    { id: 'name', type: 'open', context: name?.context ?? '', fields: { variable: 'name' } },
    ...others,
  ]);
  await openPanel(page);
  await expect(panelOf(page).getByText('Keine Fehler gefunden')).toBeVisible();
  // The button's tooltip would lie outside of any landmark.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await keepPicture(page, { path: 'artefacts/dialog-check/sound-light.png' });
  await lookAt(page, { width: 1280, colorScheme: 'dark' });
  await expectNoFindings(page, 'sound, dark');
  await keepPicture(page, { path: 'artefacts/dialog-check/sound-dark.png' });
});

test('many findings stay readable on a phone and in the dark', async ({ page }) => {
  const many = Array.from({ length: 60 }, (_, index): PlannedBlock => ({
    id: `q${index}`,
    type: 'open',
    context: `Wie beurteilst du die Arbeitsunfähigkeitsbescheinigungsübermittlung {{unbekannt${index}}}?`,
    fields: { variable: `v${index}` },
  }));
  await openDialog(page, many);
  await openPanel(page);
  await expect(panelOf(page).getByText('Fehler (60)')).toBeVisible();
  await keepPicture(page, { path: 'artefacts/dialog-check/many-light.png' });
  await lookAt(page, { width: 1280, colorScheme: 'dark' });
  await keepPicture(page, { path: 'artefacts/dialog-check/many-dark.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  // On a phone a dialog is a list, which comes when it is first shown.
  await expect(page.getByRole('list', { name: /^Liste mit/ })).toBeVisible();
  await expectNoFindings(page, 'many findings on a phone, dark');
  await keepPicture(page, { path: 'artefacts/dialog-check/many-360.png' });
  await page.emulateMedia({ colorScheme: 'light' });
  await keepPicture(page, { path: 'artefacts/dialog-check/many-360-light.png' });
});
