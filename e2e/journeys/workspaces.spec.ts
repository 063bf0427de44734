import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { newAddress } from '../product/addMember.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { startMailCatcher } from '../product/mailCatcher.ts';
import type { MailCatcher } from '../product/mailCatcher.ts';
import { openTeam } from '../product/openTeam.ts';
import { logIn } from '../product/phq9.ts';
import { registerByMail } from '../product/registerByMail.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let catcher: MailCatcher;
let product: Product;
let token: string;
test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ smtpUrl: catcher.url });
  token = await logIn(product);
});
test.afterAll(async () => {
  await product.stop();
  await catcher.stop();
});

const NAME = 'Institut für Marktforschungsdatenauswertung und Fortbildung';
const looks = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

async function lookEverywhere(page: Page, screen: string): Promise<void> {
  for (const look of looks) {
    await lookAt(page, look);
    await expectClean(page, `${screen} ${look.width} ${look.colorScheme}`);
  }
  await lookAt(page, { width: 1280, colorScheme: 'light' });
}

test('a workspace is made, shared by mail, filled with dialogs, changed, and deleted with a way back', async ({
  browser,
  page,
}) => {
  for (const name of ['Teamklima', 'Messebesuch']) await liveDialog(product, token, { ...twelveQuestions, name });
  await signIn(page.context(), product);
  await lookAt(page, { width: 1280, colorScheme: 'light' });
  await page.goto(`${product.url}/account`);
  await page.getByRole('link', { name: 'Ihre Arbeitsbereiche öffnen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch kein Arbeitsbereich' })).toBeVisible();
  await lookEverywhere(page, 'workspaces empty');

  await page.getByRole('button', { name: 'Arbeitsbereich anlegen' }).click();
  await expect(page.getByText('Bitte geben Sie dem Arbeitsbereich einen Namen.')).toBeVisible();
  await page.getByLabel('Name des Arbeitsbereichs').fill('Institut');
  await page.reload();
  await expect(page.getByLabel('Name des Arbeitsbereichs')).toHaveValue('Institut');
  await page.getByLabel('Name des Arbeitsbereichs').fill(NAME);
  await page.getByRole('button', { name: 'Arbeitsbereich anlegen' }).click();
  const card = page.getByRole('region', { name: NAME });
  const guest = newAddress('nora');
  await card.getByLabel('E-Mail-Adresse').fill(guest);
  await card.getByRole('combobox', { name: 'Berechtigung', exact: true }).click();
  await page.getByRole('option', { name: 'Trainieren', exact: true }).click();
  await card.getByRole('button', { name: 'Einladen' }).click();
  await expect(card.getByText('Einladung ausstehend')).toBeVisible();
  const mail = await catcher.take(guest, 'lädt Sie in den Arbeitsbereich');
  expect(mail.text).toContain(NAME);

  await test.step('dialogs are put into it on the dashboard, several at once', async () => {
    await page.goto(`${product.url}/dashboard`);
    for (const name of ['Teamklima', 'Messebesuch'])
      await page.getByRole('checkbox', { name: `„${name}“ auswählen` }).check();
    await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Arbeitsbereich' }).click();
    const ask = page.getByRole('dialog', { name: /in einen Arbeitsbereich stellen/ });
    await expectNoFindings(page, 'workspace of chosen dialogs');
    await ask.getByRole('radio', { name: NAME }).check();
    await ask.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText(`2 Dialoge stehen jetzt im Arbeitsbereich „${NAME}“.`)).toBeVisible();
    await page.getByRole('link', { name: `Arbeitsbereich: ${NAME} (2)` }).click();
    await expect(page).toHaveURL(/arbeitsbereich=/);
    await lookEverywhere(page, 'dashboard of a workspace');
  });

  const member = await registerByMail(browser, product, mail);
  await test.step('who joins has all of its dialogs in their role', async () => {
    await expect(member.getByText('Teamklima')).toBeVisible();
    await expect(member.getByText('Messebesuch')).toBeVisible();
    await expect(member.getByText('Ihre Berechtigung: Trainieren').first()).toBeVisible();
  });

  await test.step('a new dialog is made in it', async () => {
    await page.getByRole('button', { name: 'Neuer Dialog' }).click();
    await page.getByLabel('Name des Dialogs').fill('Aus dem Bereich');
    await page.getByRole('button', { name: 'Dialog anlegen' }).click();
    await expect(page).toHaveURL(/\/configurator\//);
    await member.reload();
    await expect(member.getByText('Aus dem Bereich')).toBeVisible();
  });

  await test.step('in the team of a dialog they are marked, and it is taken out there', async () => {
    await openTeam(page);
    const team = page.getByRole('dialog', { name: 'Team dieses Dialogs' });
    const row = team.getByRole('listitem').filter({ hasText: guest });
    await expect(row.getByText(`über Arbeitsbereich „${NAME}“`)).toBeVisible();
    await expect(row.getByRole('combobox')).toHaveCount(0);
    await lookEverywhere(page, 'team with a workspace');
    await team.getByRole('combobox', { name: 'Dieser Dialog steht in' }).click();
    await page.getByRole('option', { name: 'Keinem Arbeitsbereich' }).click();
    await expect(row).toHaveCount(0);
    await member.reload();
    await expect(member.getByText('Teamklima')).toBeVisible();
    await expect(member.getByText('Aus dem Bereich')).toHaveCount(0);
  });

  await test.step('roles are changed in the workspace, and one who manages it cannot leave it alone', async () => {
    await page.goto(`${product.url}/account/arbeitsbereiche`);
    await expect(card.getByRole('list', { name: 'Mitglieder' }).getByRole('listitem')).toHaveCount(2);
    await lookEverywhere(page, 'workspaces full');
    await card.getByRole('button', { name: 'Arbeitsbereich verlassen' }).click();
    await card.getByRole('button', { name: 'Verlassen', exact: true }).click();
    await expect(page.getByText(/Außer Ihnen verwaltet niemand diesen Arbeitsbereich/)).toBeVisible();
    await card.getByRole('combobox', { name: `Berechtigung von ${guest}: Trainieren` }).click();
    await page.getByRole('option', { name: 'Bearbeiten + Trainieren' }).click();
    await expect(page.getByText(/mindestens „Bearbeiten \+ Trainieren“/)).toBeVisible();
    await member.reload();
    await expect(member.getByText('Ihre Berechtigung: Bearbeiten + Trainieren').first()).toBeVisible();
  });

  await test.step('deleted, it takes its people out of the dialogs, and comes back with one click', async () => {
    await card.getByRole('button', { name: 'Arbeitsbereich löschen' }).click();
    await expect(page.getByRole('heading', { name: 'Noch kein Arbeitsbereich' })).toBeVisible();
    await member.reload();
    await expect(member.getByText('Teamklima')).toHaveCount(0);
    await page.getByRole('button', { name: `„${NAME}“ wiederherstellen` }).click();
    await expect(card).toBeVisible();
    await member.reload();
    await expect(member.getByText('Teamklima')).toBeVisible();
  });

  await test.step('a member leaves', async () => {
    await member.goto(`${product.url}/account/arbeitsbereiche`);
    const theirs = member.getByRole('region', { name: NAME });
    await expect(theirs.getByLabel('E-Mail-Adresse')).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Arbeitsbereich verlassen' }).click();
    await theirs.getByRole('button', { name: 'Verlassen', exact: true }).click();
    await expect(member.getByRole('heading', { name: 'Noch kein Arbeitsbereich' })).toBeVisible();
    await member.goto(`${product.url}/dashboard`);
    await expect(member.getByText('Teamklima')).toHaveCount(0);
  });
  await member.context().close();
});

test('workspaces that cannot be loaded say so, and what is safe', async ({ page }) => {
  await signIn(page.context(), product);
  await page.route('**/api/workspaces', (route) => route.abort());
  await page.goto(`${product.url}/account/arbeitsbereiche`);
  await expect(page.getByRole('heading', { name: 'Ihre Arbeitsbereiche konnten nicht geladen werden' })).toBeVisible();
  await lookEverywhere(page, 'workspaces failing');
});

test('an invitation is answered in the product, too', async ({ page, browser }) => {
  const workspace_id = crypto.randomUUID();
  await callOrThrow(product.url, 'setWorkspace', { workspace_id, name: 'Kurs' }, token);
  const guest = newAddress('karl');
  const id = await liveDialog(product, token, { ...twelveQuestions, name: 'Einzeln' });
  await callOrThrow(product.url, 'inviteUser', { survey_id: id, name: guest, new_role: 'Analysieren' }, token);
  const member = await registerByMail(browser, product, await catcher.take(guest, 'Einzeln'));
  await signIn(page.context(), product);
  await page.goto(`${product.url}/account/arbeitsbereiche?bereich=${workspace_id}`);
  const card = page.getByRole('region', { name: 'Kurs', exact: true });
  await card.getByLabel('E-Mail-Adresse').fill(guest);
  await card.getByRole('combobox', { name: 'Berechtigung', exact: true }).click();
  await page.getByRole('option', { name: 'Voller Zugriff' }).click();
  await card.getByRole('button', { name: 'Einladen' }).click();
  await catcher.take(guest, 'Kurs');
  await member.goto(`${product.url}/account`);
  const asked = member.getByRole('region', { name: 'Einladungen in Arbeitsbereiche' });
  await expect(asked.getByText('„Kurs“ als Voller Zugriff')).toBeVisible();
  await expectNoFindings(member, 'invitation to a workspace');
  await asked.getByRole('button', { name: 'Annehmen' }).click();
  await expect(member.getByText('Sie gehören jetzt zum Arbeitsbereich „Kurs“.')).toBeVisible();

  await test.step('with another manager the one who made it leaves', async () => {
    await page.reload();
    await card.getByRole('button', { name: 'Arbeitsbereich verlassen' }).click();
    await card.getByRole('button', { name: 'Verlassen', exact: true }).click();
    await expect(page.getByText('Sie gehören nicht mehr zum Arbeitsbereich „Kurs“.')).toBeVisible();
    await member.goto(`${product.url}/account/arbeitsbereiche`);
    await expect(member.getByText(/Ihre Berechtigung: Besitzer/)).toBeVisible();
  });
  await member.context().close();
});
