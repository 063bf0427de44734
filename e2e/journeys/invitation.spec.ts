import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { newAddress } from '../product/addMember.ts';
import { expectNoFindings } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { linkInMail } from '../product/linkInMail.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

let product: Product;
let id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  id = await liveDialog(product, await logIn(product), { ...twelveQuestions, name: 'Teamklima' });
});

/** At a domain with an umlaut, which stays as it is typed in every field and mail. */
const GUEST = newAddress('nora.neu').replace(/@.*$/, '@büro.example');

test('somebody is invited, registers by the mail, works with their role, forgets the password, and is removed', async ({
  browser,
}) => {
  const owner = await browser.newPage();
  const guest = await browser.newPage();
  await signIn(owner.context(), product);
  await owner.goto(`${product.url}/share/${id}`);
  await owner.getByRole('button', { name: 'Team', exact: true }).click();
  const team = owner.getByRole('dialog', { name: 'Team dieses Dialogs' });
  await expect(team.getByRole('button', { name: 'Einladen' })).toBeDisabled();
  await team.getByLabel('E-Mail-Adresse').fill(` ${GUEST} `);
  await team.getByRole('combobox', { name: 'Berechtigung' }).click();
  await owner.getByRole('option', { name: 'Trainieren', exact: true }).click();
  await team.getByRole('button', { name: 'Einladen' }).click();
  await expect(team.getByText('Einladung ausstehend')).toBeVisible();

  await guest.goto(product.url + (await linkInMail(product, GUEST, '/magic_link')));
  await expect(guest.getByLabel('E-Mail-Adresse')).toHaveValue(GUEST);
  await guest.getByLabel('Vorname').fill('Nora');
  await guest.getByLabel('Nachname').fill('Neu');
  await guest.getByLabel('Passwort', { exact: true }).fill('passwort123');
  await guest.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(guest.getByRole('alert')).toContainText('leicht zu erraten');
  await guest.getByLabel('Passwort', { exact: true }).fill('sieben graue Katzen');
  await guest.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(guest).toHaveURL(`${product.url}/dashboard`);
  await expect(guest.getByText('Teamklima')).toBeVisible();

  // The same link a second time, when nobody is logged in.
  await guest.getByRole('button', { name: /^Profilmenü/ }).click();
  await guest.getByRole('menuitem', { name: 'Logout' }).click();
  await guest.goto(product.url + (await linkInMail(product, GUEST, '/magic_link')));
  await expect(guest.getByText('Ungültiger Link. Bitte erneut versuchen oder anmelden.')).toBeVisible();

  await guest.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await guest.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await guest.getByLabel('E-Mail-Adresse').fill(GUEST);
  await guest.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(guest.getByRole('status')).toContainText('Wenn es ein Konto mit dieser Adresse gibt');
  await guest.goto(product.url + (await linkInMail(product, GUEST, '/reset_password')));
  await guest.getByLabel('Neues Passwort', { exact: true }).fill('acht graue Katzen');
  await guest.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(guest.getByRole('heading', { name: 'Das neue Passwort gilt' })).toBeVisible();
  await guest.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await guest.getByLabel('E-Mail-Adresse').fill(GUEST);
  await guest.getByLabel('Passwort', { exact: true }).fill('acht graue Katzen');
  await guest.getByRole('button', { name: 'Anmelden' }).click();
  await expect(guest).toHaveURL(`${product.url}/dashboard`);

  await owner.reload();
  await owner.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(team.getByText('Einladung ausstehend')).toHaveCount(0);
  await team.getByRole('button', { name: `${GUEST} entfernen` }).click();
  await team.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(team.getByText(GUEST)).toHaveCount(0);
  // Gone from the list at once, and said once it is stored.
  await expect(owner.getByText(`${GUEST} hat keinen Zugriff mehr auf diesen Dialog.`)).toBeVisible();
  await guest.goto(`${product.url}/intrance/${id}`);
  await expect(guest.getByRole('heading', { name: 'Der Dialog konnte nicht geladen werden' })).toBeVisible();
  for (const page of [owner, guest]) await page.context().close();
});

test('in a multi-chat one invitation is for all dialogs, and without the switch for one', async ({ page }) => {
  const token = await logIn(product);
  const dialog = (name: string) => liveDialog(product, token, { ...twelveQuestions, name });
  const survey_ids = [await dialog('Kommissarin'), await dialog('Zeuge')] as const;
  await callOrThrow(product.url, 'createManager', { name: 'Krimi', survey_ids: [...survey_ids] }, token);
  const [first, second] = survey_ids;
  const [everywhere, here] = [newAddress('ueberall'), newAddress('hier')];
  const team = page.getByRole('dialog', { name: 'Team dieses Dialogs' });
  const open = async (survey_id: string): Promise<void> => {
    await page.goto(`${product.url}/share/${survey_id}`);
    await page.getByRole('button', { name: 'Team', exact: true }).click();
    await expect(team.getByText('Besitzer', { exact: true })).toBeVisible();
  };
  const invite = async (address: string): Promise<void> => {
    await team.getByLabel('E-Mail-Adresse').fill(address);
    await team.getByRole('combobox', { name: 'Berechtigung', exact: true }).click();
    await page.getByRole('option', { name: 'Analysieren' }).click();
    await team.getByRole('button', { name: 'Einladen' }).click();
    await expect(team.getByText(address)).toBeVisible();
  };
  await signIn(page.context(), product);
  await open(first);
  const whole = team.getByRole('switch', { name: 'User zu allen Dialogen in diesem Multichat hinzufügen' });
  await expect(whole).toBeChecked();
  await invite(everywhere);
  await whole.uncheck();
  await invite(here);
  await keepPicture(page, { path: 'artefacts/invitation/multichat.png', animations: 'disabled' });
  await expectNoFindings(page, 'team of a multi-chat');

  await open(second);
  await expect(team.getByText(everywhere)).toBeVisible();
  await expect(team.getByText(here)).toHaveCount(0);
});
