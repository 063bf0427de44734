import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
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
test.beforeEach(({ context }) => signIn(context, product));

const aDialog = (name: string) => liveDialog(product, token, { ...twelveQuestions, name });
const teamOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Team dieses Dialogs' });
const rowOf = (team: Locator, name: string): Locator => team.getByRole('listitem').filter({ hasText: name });

async function fillIn(page: Page, address: string, role: string): Promise<void> {
  const team = teamOf(page);
  await team.getByLabel('E-Mail-Adresse').fill(address);
  await team.getByRole('combobox', { name: 'Berechtigung', exact: true }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
}

test('the form says what is missing, gives four roles, and sends the address trimmed [§5.6-10 §6.4]', async ({
  page,
}) => {
  await page.goto(`${product.url}/share/${await aDialog('Teamklima')}`);
  await page.getByRole('region', { name: 'Team' }).getByRole('button', { name: 'Team verwalten' }).click();
  const team = teamOf(page);
  const [address, send] = [team.getByLabel('E-Mail-Adresse'), team.getByRole('button', { name: 'Einladen' })];
  await expect(send).toBeDisabled();
  await address.focus();
  await page.keyboard.press('Tab');
  await expect(team.getByText('Bitte gültige E-Mail angeben')).toBeVisible();
  await address.fill('nora@example');
  await expect(team.getByText('Bitte gültige Email angeben')).toBeVisible();
  await team.getByRole('combobox', { name: 'Berechtigung', exact: true }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Voller Zugriff',
    'Bearbeiten + Trainieren',
    'Trainieren',
    'Analysieren',
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(team.getByText('Bitte eine Berechtigung auswählen')).toBeVisible();
  await expect(send).toBeDisabled();
  const guest = newAddress('nora');
  await fillIn(page, `  ${guest} `, 'Trainieren');
  const sent = page.waitForRequest('**/api/invite_user');
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: guest, new_role: 'Trainieren', apply_to_multichat: false });
  expect((await catcher.take(guest, 'lädt Sie zum Dialog „Teamklima“ ein')).text).toContain('Trainieren');
});

test('an invitation waits with a way to send it again, and each change loads the list anew [§4.26-27]', async ({
  page,
  browser,
}) => {
  const id = await aDialog('Werkstatt');
  await page.goto(`${product.url}/share/${id}`);
  await openTeam(page);
  const team = teamOf(page);
  const guest = newAddress('paul');
  await fillIn(page, guest, 'Trainieren');
  const loaded = () => page.waitForResponse('**/api/get_dialog_permissions');
  let again = loaded();
  await team.getByRole('button', { name: 'Einladen' }).click();
  await again;
  await catcher.take(guest, 'Werkstatt');
  const row = rowOf(team, guest);
  await expect(row.getByText('Einladung ausstehend')).toBeVisible();
  again = loaded();
  await row.getByRole('button', { name: 'Erneut senden' }).click();
  const mail = await catcher.take(guest, 'Werkstatt');
  await expect(page.getByText(`Die Einladung an ${guest} ist noch einmal unterwegs.`)).toBeVisible();
  await again;
  await expectNoFindings(page, 'team with an invitation');

  const invited = await registerByMail(browser, product, mail);
  await expect(invited.getByText('Werkstatt')).toBeVisible();
  await page.reload();
  await openTeam(page);
  await expect(row).toBeVisible();
  await expect(row.getByText('Einladung ausstehend')).toHaveCount(0);
  again = loaded();
  await row.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Bearbeiten + Trainieren' }).click();
  await again;
  await expect(page.getByText(`${guest} hat jetzt die Berechtigung „Bearbeiten + Trainieren“.`)).toBeVisible();

  await test.step('who may not manage it sees chips alone, and their own row as theirs [§6.5-7]', async () => {
    await invited.goto(`${product.url}/configurator/${id}`);
    await openTeam(invited);
    const seen = teamOf(invited);
    await expect(rowOf(seen, guest)).toContainText('Du');
    await expect(seen.getByText('Bearbeiten + Trainieren')).toBeVisible();
    await expect(seen.getByRole('combobox')).toHaveCount(0);
    await expect(seen.getByLabel('E-Mail-Adresse')).toHaveCount(0);
    await expect(seen.getByRole('button', { name: /entfernen|Erneut senden/ })).toHaveCount(0);
    await expectNoFindings(invited, 'team without the permission');
  });

  await test.step('with the permission neither the owner nor oneself can be changed [§6.7]', async () => {
    await row.getByRole('combobox').click();
    again = loaded();
    await page.getByRole('option', { name: 'Voller Zugriff' }).click();
    await again;
    await invited.reload();
    await openTeam(invited);
    const seen = teamOf(invited);
    await expect(seen.getByLabel('E-Mail-Adresse')).toBeVisible();
    await expect(seen.getByRole('combobox', { name: /^Berechtigung von/ })).toHaveCount(0);
    await expect(rowOf(seen, product.account.username)).toContainText('Besitzer');
    await expect(rowOf(team, product.account.username)).toContainText('Du');
    again = loaded();
    await row.getByRole('button', { name: `${guest} entfernen` }).click();
    await row.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await again;
    await expect(row).toHaveCount(0);
  });
  await invited.context().close();
});

test('in a multi-chat a switch is on by default and sent as apply_to_multichat [§6.8]', async ({ page }) => {
  const survey_ids: [string, string] = [await aDialog('Kommissarin'), await aDialog('Zeuge')];
  await callOrThrow(product.url, 'createManager', { name: 'Krimi', survey_ids }, token);
  await page.goto(`${product.url}/share/${survey_ids[0]}`);
  await openTeam(page);
  const team = teamOf(page);
  await expect(
    team.getByRole('switch', { name: 'User zu allen Dialogen in diesem Multichat hinzufügen' }),
  ).toBeChecked();
  const guest = newAddress('ella');
  await fillIn(page, guest, 'Analysieren');
  const sent = page.waitForRequest('**/api/invite_user');
  await team.getByRole('button', { name: 'Einladen' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ apply_to_multichat: true });
  expect((await catcher.take(guest, 'zu 2 Dialogen')).text).toContain('Zeuge');
});

test('the same team opens on a phone, over the whole screen, and from the dashboard in both views', async ({
  page,
}) => {
  const name = 'Zufriedenheit mit der Weiterbildungsveranstaltung im Frühjahr';
  const id = await aDialog(name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await lookAt(page, { width: 360, colorScheme });
    await page.goto(`${product.url}/share/${id}`);
    await openTeam(page);
    await expect(teamOf(page).getByText('Besitzer', { exact: true })).toBeVisible();
    const box = await page.locator('.MuiDialog-paper').boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 360, 800]);
    await expectClean(page, `team 360 ${colorScheme}`);
    await page.keyboard.press('Escape');
    await expect(teamOf(page)).toHaveCount(0);
  }
  await lookAt(page, { width: 1280, colorScheme: 'light' });
  await page.goto(`${product.url}/dashboard`);
  for (const view of ['Karten', 'Tabelle']) {
    await page.getByRole('button', { name: view }).click();
    await page.getByRole('button', { name: `Mehr zu „${name}“` }).click();
    await page.getByRole('menuitem', { name: 'Team', exact: true }).click();
    await expect(teamOf(page).getByText(product.account.username)).toBeVisible();
    await teamOf(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(teamOf(page)).toHaveCount(0);
  }
});
