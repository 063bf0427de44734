import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { isLongRun } from '../../product/isLongRun.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt } from '../../product/lookAt.ts';
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

const LONG = 'Zufriedenheitsbefragungsdurchführungsplan vor dem Pilot';

async function openHistory(page: Page): Promise<{ survey_id: string; panel: Locator }> {
  const wanted = { survey_name: 'Mit Versionen', template: 'interview' } as const;
  const { survey } = await callOrThrow(product.url, 'createSurvey', wanted, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}?tool=history`);
  return { survey_id: survey.survey_id, panel: page.getByRole('complementary', { name: 'Verlauf' }) };
}
const blocksOf = async (survey_id: string) =>
  (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions;
/** In each look, for people who look at them; with `pnpm test:long` alone. */
const shots = async (page: Page, name: string): Promise<void> => {
  if (!isLongRun()) return;
  for (const width of [390, 1440, 2560]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await lookAt(page, { width, height: width === 390 ? 844 : 900, colorScheme });
      await keepPicture(page, { path: `artefacts/versions/${name}-${width}-${colorScheme}.png` });
    }
  }
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
};

test('a state gets a name and is gone back to, which undo takes back and publishing does not know of', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { survey_id, panel } = await openHistory(page);
  const before = await blocksOf(survey_id);
  await expect(panel.getByText('Noch keine Änderungen')).toBeVisible();
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  await panel.getByRole('tab', { name: 'Versionen' }).click();
  await panel.getByRole('textbox', { name: 'Name für die jetzige Version' }).fill(LONG);
  await panel.getByRole('button', { name: 'Version benennen' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: LONG })).toBeVisible();

  const [first, second] = before;
  const say = (id = '', context = '') =>
    callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { action: 'update', survey_id, unique_question_id: id, changed_values: { context } },
      token,
    );
  await say(first?.unique_question_id, 'Ganz anders?');
  await say(second?.unique_question_id, 'Kurz vor dem Löschen');
  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { action: 'delete', survey_id, unique_question_id: second?.unique_question_id ?? '' },
    token,
  );
  await expect(page.getByText('Ganz anders?').first()).toBeAttached();
  await expectNoFindings(page, 'versions', wcag);
  await shots(page, 'liste');

  await panel.getByRole('button', { name: `Zu dieser Version zurückgehen: ${LONG}` }).click();
  const notice = page.getByText(`Der Dialog ist wieder bei der Version „${LONG}“.`).last();
  await expect(notice).toBeVisible();
  const contexts = async (): Promise<readonly string[]> => (await blocksOf(survey_id)).map(({ context }) => context);
  await expect.poll(contexts).toEqual(before.map(({ context }) => context));
  await page.locator('.MuiSnackbarContent-root').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(contexts).toEqual(['Ganz anders?', ...before.slice(2).map(({ context }) => context)]);

  await panel.getByRole('tab', { name: 'Änderungen' }).click();
  await panel
    .getByRole('button', { name: /^Sie, / })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Diese Version benennen' }).click();
  await page.keyboard.type('Nach dem Umbau');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Version „Nach dem Umbau“ ist gespeichert.').last()).toBeVisible();
  await expectNoFindings(page, 'history', wcag);
  await shots(page, 'verlauf');
});

test('two states are compared as text and on the graph, and one block is put back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { survey_id, panel } = await openHistory(page);
  const [first, second, third] = await blocksOf(survey_id);
  const version_id = crypto.randomUUID();
  await callOrThrow(product.url, 'keepVersion', { survey_id, version_id, name: LONG }, token);
  const edit = (action: 'update' | 'delete', id = '', changed_values = {}) =>
    callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { survey_id, unique_question_id: id, ...(action === 'update' ? { action, changed_values } : { action }) },
      token,
    );
  await edit('update', first?.unique_question_id, {
    context: 'Haben Sie das Mittagsangebotsverpflegungskonzept schon einmal genutzt?',
  });
  await edit('update', first?.unique_question_id, { jump_to_question: third?.unique_question_id });
  await edit('delete', second?.unique_question_id);
  const made = { action: 'create', survey_id, unique_question_id: crypto.randomUUID(), type: 'open' } as const;
  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { ...made, context: 'Was fehlt Ihnen noch?', source_node_id: third?.unique_question_id ?? null },
    token,
  );
  await panel.getByRole('tab', { name: 'Versionen' }).click();
  await panel.getByRole('button', { name: `Mit jetzt vergleichen: ${LONG}` }).click();
  const compared = page.getByRole('dialog', { name: 'Versionen vergleichen' });
  const list = compared.getByRole('list', { name: 'Unterschiede' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(compared.getByRole('status')).toHaveText('1 von 3');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(compared.getByRole('status')).toHaveText('2 von 3');
  await expect(compared.getByRole('list', { name: 'Zeichen' })).toBeVisible();
  await expectNoFindings(page, 'comparison', wcag);
  await shots(page, 'vergleich');
  await lookAt(page, { width: 390, height: 844, colorScheme: 'light' });
  await compared.getByRole('tab', { name: 'Im Graphen' }).click();
  await expect(list).toBeHidden();
  await keepPicture(page, { path: 'artefacts/versions/vergleich-graph-390-light.png' });
  await expectNoFindings(page, 'comparison on the graph of a phone', wcag);
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });

  await list
    .getByRole('button', { name: /^Diesen Block zurücknehmen: / })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/ist wieder, wie er war\./).last()).toBeVisible();
  await expect.poll(async () => (await blocksOf(survey_id))[0]?.context).toBe(first?.context);
  await page.keyboard.press('Escape');
  await expect(compared).toBeHidden();
});

test('undo goes on after a reload, change by change, and says what it took back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { survey_id } = await openHistory(page);
  const [first] = await blocksOf(survey_id);
  const contextOf = async () => (await blocksOf(survey_id))[0]?.context;
  const id = first?.unique_question_id ?? '';
  for (const context of ['Erste Version?', 'Zweite Version?']) {
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { action: 'update', survey_id, unique_question_id: id, changed_values: { context } },
      token,
    );
  }
  await page.reload();
  await expect(page.getByText('Zweite Version?').first()).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Ihre Änderung vom .* ist rückgängig gemacht\.$/).last()).toBeVisible();
  await expect.poll(contextOf).toBe('Erste Version?');
  await page.keyboard.press('Control+z');
  await expect.poll(contextOf).toBe(first?.context);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(contextOf).toBe('Erste Version?');
});
