import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Locator, Page } from 'playwright/test';
import { addMember } from '../product/addMember.ts';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { looks, lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Account, Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
let survey_id: string;
let second: Account;
let secondToken: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});
test.beforeEach(async () => {
  survey_id = await liveDialog(product, token, {
    name: 'Zufriedenheit mit der Personalversammlungsvorbereitung',
    settings: { speed: 1 },
    ending: 'Das war alles.',
    blocks: [{ id: 'eins', type: 'open', context: 'Wie finden Sie uns?', fields: { short_name: 'Eins' } }],
  });
  second = await addMember(product, token, { survey_id, name: 'zweite', new_role: 'Voller Zugriff' });
  ({ token: secondToken } = await callOrThrow(product.url, 'login', second));
});

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Veröffentlichung' });
const write = (context: string) =>
  callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id: 'eins', changed_values: { context } },
    token,
  );

/** A browser of an author's own, with the steps to respondents open in the configurator. */
async function openSteps(browser: Browser, account: Account = product.account): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  await signIn(context, { url: product.url, account });
  const page = await context.newPage();
  await page.goto(`${product.url}/configurator/${survey_id}?tool=publishing`);
  await expect(panel(page).getByRole('switch', { name: 'Vier-Augen-Prinzip' })).toBeVisible();
  return page;
}

async function firstQuestion(browser: Browser, text: string): Promise<void> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await expect(composerOf(page).getByRole('textbox')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await page.close();
}

/** The part that is new, as people look at it in each size and colour, and as axe does in the last of them. */
async function lookAtAll(page: Page, name: string, part: Locator): Promise<void> {
  for (const look of isLongRun() ? looks : looks.slice(-1)) {
    await lookAt(page, look);
    await part.scrollIntoViewIfNeeded();
    const path = `artefacts/looked-at/approval-${name}-${look.width}-${look.colorScheme}.png`;
    await keepPicture(page, { path, animations: 'disabled' });
  }
  await expectNoFindings(page, `approval ${name}`, wcag);
  await lookAt(page, { width: 1280, height: 900, colorScheme: 'light' });
}

test('one asks, another declines with a reason, then approves what was asked for', async ({ browser }) => {
  test.slow();
  await write('Wie finden Sie uns heute?');
  const ada = await openSteps(browser);
  await panel(ada).getByRole('switch', { name: 'Vier-Augen-Prinzip' }).click();
  await expect(ada.getByText('Das Vier-Augen-Prinzip gilt jetzt für diesen Dialog.')).toBeVisible();
  await expect(panel(ada).getByRole('button', { name: 'Veröffentlichen', exact: true })).toHaveCount(0);

  // Asking: with a note, which is kept over a reload.
  const note = panel(ada).getByRole('textbox', { name: 'Was ist anders? (freiwillig)' });
  await note.fill('Nach heute gefragt, weil das Gedächtnis trügt');
  await ada.reload();
  await expect(note).toHaveValue('Nach heute gefragt, weil das Gedächtnis trügt');
  await expect(panel(ada).getByText('Gefragt wird Nora Neu.')).toBeVisible();
  await lookAtAll(ada, 'asking', note);
  await panel(ada).getByRole('button', { name: 'Freigabe anfragen', exact: true }).click();
  const own = panel(ada).getByRole('region', { name: 'Ihre Anfrage wartet auf Freigabe' });
  await expect(own).toBeVisible();
  await firstQuestion(browser, 'Wie finden Sie uns?');

  // Taken back, and back again.
  await own.getByRole('button', { name: 'Anfrage zurückziehen' }).click();
  await expect(own).toHaveCount(0);
  await ada.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(own).toBeVisible();
  await lookAtAll(ada, 'waiting', own);

  // The other one finds it on the dashboard, sees what changes, and declines.
  const grace = await openSteps(browser, second);
  await grace.goto(`${product.url}/dashboard`);
  await grace
    .getByRole('link', { name: /Freigabe: Bitte entscheiden/ })
    .first()
    .click();
  const wish = panel(grace).getByRole('region', { name: / bittet um Freigabe$/ });
  await expect(wish.getByText('Nach heute gefragt')).toBeVisible();
  await expect(wish.locator('mark', { hasText: 'heute' })).toBeVisible();
  await expect(wish.getByText('Dialogprüfung: keine Fehler gefunden.')).toBeVisible();
  await lookAtAll(grace, 'deciding', wish);
  await wish.getByRole('button', { name: 'Ablehnen …' }).click();
  const reason = wish.getByRole('textbox', { name: 'Warum lehnen Sie ab?' });
  await reason.fill('Bitte „derzeit“ statt „heute“.');
  await lookAtAll(grace, 'declining', reason);
  await wish.getByRole('button', { name: 'Mit Begründung ablehnen' }).click();
  await expect(grace.getByText('Abgelehnt. Für Teilnehmende ändert sich nichts.')).toBeVisible();

  // Who asked reads why at once, changes it and asks anew; what is written after that is not what is approved.
  const why = panel(ada).getByText('Bitte „derzeit“ statt „heute“.').first();
  await expect(why).toBeVisible();
  await lookAtAll(ada, 'declined', why);
  await write('Wie finden Sie uns derzeit?');
  await expect(ada.getByRole('group', { name: /^Block 1,/ })).toContainText('derzeit');
  await panel(ada).getByRole('button', { name: 'Freigabe anfragen', exact: true }).click();
  await expect(own).toBeVisible();
  await write('Wie finden Sie uns so?');
  await expect(own.getByText(/Seit Ihrer Anfrage hat sich der Entwurf geändert \(1 Änderung\)/)).toBeVisible();
  await wish.getByRole('link', { name: 'Ausprobieren' }).click();
  await expect(grace.getByText('Wie finden Sie uns derzeit?')).toBeVisible();
  await grace.goto(`${product.url}/configurator/${survey_id}?tool=publishing`);
  await wish.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click();
  await expect(grace.getByText('Freigegeben. Wer ab jetzt beginnt, bekommt diese Version.')).toBeVisible();
  await expect(
    panel(ada)
      .getByText(/freigegeben von Nora Neu am/)
      .first(),
  ).toBeVisible();
  await firstQuestion(browser, 'Wie finden Sie uns derzeit?');

  // All of it in a table.
  const saving = ada.waitForEvent('download');
  await panel(ada).getByRole('button', { name: 'Als Tabelle speichern' }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain('"Anfrage: abgelehnt"');
  expect(table).toMatch(/"veröffentlicht";.*"Nora Neu"/);
});

test('switching it off takes both, and an earlier version comes back by an approval alone', async ({ browser }) => {
  await callOrThrow(product.url, 'setFourEyes', { survey_id, on: true }, token);
  await write('Wie finden Sie uns heute?');
  const approval_id = randomUUID();
  await callOrThrow(product.url, 'askApproval', { survey_id, approval_id }, token);
  await callOrThrow(product.url, 'decideApproval', { survey_id, approval_id, approved: true }, secondToken);

  const ada = await openSteps(browser);
  await panel(ada)
    .getByRole('button', { name: /^Freigabe für diese Version anfragen/ })
    .click();
  await expect(panel(ada).getByRole('region', { name: 'Ihre Anfrage wartet auf Freigabe' })).toBeVisible();
  const grace = await openSteps(browser, second);
  const wish = panel(grace).getByRole('region', { name: / bittet um Freigabe$/ });
  await wish.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click();
  await firstQuestion(browser, 'Wie finden Sie uns?');

  const choice = panel(ada).getByRole('switch', { name: 'Vier-Augen-Prinzip' });
  await choice.click();
  await expect(panel(ada).getByText(/Sie möchten das Vier-Augen-Prinzip ausschalten\./)).toBeVisible();
  await expect(choice).toBeChecked();
  await panel(grace).getByRole('button', { name: 'Zustimmen und ausschalten' }).click();
  await expect(choice).not.toBeChecked();
  await expect(panel(ada).getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeVisible();
});
