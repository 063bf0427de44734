import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { newAddress } from '../product/addMember.ts';
import { newAuthor } from '../product/newAuthor.ts';
import { openTeam } from '../product/openTeam.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Account } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

/** A tab that tells others of changes and hears of theirs; it begins when the page is idle. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const begun = page.waitForResponse(/\/tellTabs-[^/]*\.js$/).then((code) => code.finished());
  await page.goto(address);
  await begun;
  return page;
}

let survey_id: string;
let account: Account;
test.beforeEach(async ({ context, sharedProduct: product }) => {
  account = await newAuthor(product, await logIn(product));
  const { token } = await callOrThrow(product.url, 'login', account);
  const wanted = { survey_name: 'In zwei Tabs', template: 'interview' } as const;
  ({ survey_id } = (await callOrThrow(product.url, 'createSurvey', wanted, token)).survey);
  await signIn(context, { ...product, account });
});

test('a dialog that is renamed and filed in one tab shows so in another one without a reload', async ({
  context,
  sharedProduct: { url },
}) => {
  const one = await openTab(context, `${url}/dashboard`);
  const other = await openTab(context, `${url}/dashboard`);
  const card = (tab: Page, name: string) =>
    tab.getByRole('list', { name: 'Dialoge' }).getByRole('heading', { level: 2, name });
  await expect(card(other, 'In zwei Tabs')).toBeVisible();

  await one.getByRole('button', { name: /^Mehr zu/ }).click();
  await one.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await one.getByLabel('Name des Dialogs').fill('Umbenannt');
  await one.getByLabel('Name des Dialogs').press('Enter');
  await expect(card(other, 'Umbenannt')).toBeVisible();

  await other.getByRole('checkbox', { name: '„Umbenannt“ auswählen' }).check();
  await other.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Verschieben' }).click();
  await other.getByRole('textbox', { name: 'Name des Ordners' }).fill('Archäologie');
  await other.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).click();
  await expect(one.getByRole('link', { name: 'Archäologie (1)' })).toBeVisible();
});

test('the team and the name that are changed in one tab show in another one without a reload', async ({
  context,
  sharedProduct: { url },
}) => {
  const one = await openTab(context, `${url}/share/${survey_id}`);
  const other = await openTab(context, `${url}/share/${survey_id}`);

  const guest = newAddress('gast');
  for (const tab of [one, other]) await openTeam(tab);
  const team = (tab: Page) => tab.getByRole('dialog', { name: 'Team dieses Dialogs' });
  await expect(team(other).getByText(account.username)).toBeVisible();
  await team(one).getByLabel('E-Mail-Adresse').fill(guest);
  await team(one).getByRole('combobox', { name: 'Berechtigung' }).click();
  await one.getByRole('option', { name: 'Trainieren', exact: true }).click();
  await team(one).getByRole('button', { name: 'Einladen' }).click();
  await expect(team(other).getByText(guest)).toBeVisible();

  await team(other).getByRole('button', { name: 'Schließen' }).click();
  await other.getByRole('button', { name: /^Profilmenü/ }).click();
  await other.getByRole('menuitem', { name: 'Einstellungen' }).click();
  const name = other.getByRole('region', { name: 'Name' });
  await name.getByLabel('Vorname').fill('Norma');
  await name.getByRole('button', { name: 'Speichern' }).click();
  await team(one).getByRole('button', { name: 'Schließen' }).click();
  await expect(one.getByRole('button', { name: /^Profilmenü/ })).toContainText('Norma Neu');
});
