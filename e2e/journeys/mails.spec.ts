import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { liveDialog } from '../product/liveDialog.ts';
import { logInAs } from '../product/logInAs.ts';
import { linkOf, startMailCatcher } from '../product/mailCatcher.ts';
import type { MailCatcher } from '../product/mailCatcher.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';
import { test } from '../product/test.ts';

const newcomer = 'nora.neu@example.org';
const password = 'ein langes Passwort';
const newPassword = 'ein ganz anderes Passwort';

let catcher: MailCatcher;
let product: Product;
let survey_id: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ smtpUrl: catcher.url });
  const token = await logIn(product);
  survey_id = await liveDialog(product, token, twelveQuestions);
});
test.afterAll(async () => {
  await product.stop();
  await catcher.stop();
});

async function openTeam(page: Page) {
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  return page.getByRole('dialog');
}

test('the server tells where mails go, without the password', () => {
  expect(product.log()).toMatch(/E-Mails gehen über 127\.0\.0\.1:\d+\./);
  expect(product.log()).not.toMatch(/Passwort\/mit|Passwort%2Fmit/);
});

test('an invitation becomes an account with the dialog, and is no longer pending', async ({ browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner.context(), product);
  const team = await openTeam(owner);
  await team.getByLabel('E-Mail-Adresse').fill(newcomer);
  await team.getByLabel('Berechtigung', { exact: true }).click();
  await owner.getByRole('option', { name: 'Bearbeiten + Trainieren' }).click();
  await team.getByRole('button', { name: 'Einladen' }).click();
  await expect(team.getByText('Einladung ausstehend')).toBeVisible();

  const mail = await catcher.take(newcomer, 'lädt Sie zum Dialog');
  expect(mail.text).toContain('Ihre Berechtigung: Bearbeiten + Trainieren.');
  expect(mail.html).not.toMatch(/<(img|script|link)\b/);

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(linkOf(mail, product));
  await expect(invited.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible();
  await invited.getByLabel('Vorname').fill('Nora');
  await invited.getByLabel('Nachname').fill('Neu');
  await invited.getByLabel('Passwort', { exact: true }).fill(password);
  await invited.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(invited).toHaveURL(/\/dashboard$/);
  await expect(invited.getByRole('link', { name: /Zwölf Fragen/ }).first()).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(owner.getByRole('dialog').getByText(newcomer)).toBeVisible();
  await expect(owner.getByText('Einladung ausstehend')).toBeHidden();

  const again = await (await browser.newContext()).newPage();
  await again.goto(linkOf(mail, product));
  await expect(again.getByText('Ungültiger Link. Bitte erneut versuchen oder anmelden.')).toBeVisible();
});

test('a forgotten password is set anew, other logins end, and the owner is told', async ({ browser }) => {
  const { token } = await callOrThrow(product.url, 'login', { username: newcomer, password });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.url}/reset_password`);
  await page.getByLabel('E-Mail-Adresse').fill(newcomer);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Wenn es ein Konto mit dieser Adresse gibt')).toBeVisible();

  const mail = await catcher.take(newcomer, 'Neues Passwort');
  await page.goto(linkOf(mail, product));
  await page.getByLabel('Neues Passwort', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Das neue Passwort gilt' })).toBeVisible();
  await catcher.take(newcomer, 'Ihr Passwort wurde geändert');

  await expect(callOrThrow(product.url, 'account', {}, token)).rejects.toThrow('401');
  await expect(callOrThrow(product.url, 'login', { username: newcomer, password })).rejects.toThrow('401');
  await logInAs(page, { ...product, account: { username: newcomer, password: newPassword } });
});

test('a login link lets in once, and for an unknown address there is neither mail nor another answer', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  for (const username of ['niemand@example.org', newcomer]) {
    await page.goto(`${product.url}/magic_link`);
    await page.getByLabel('E-Mail-Adresse').fill(username);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Wenn es ein Konto mit dieser Adresse gibt')).toBeVisible();
  }
  const mail = await catcher.take(newcomer, 'Anmeldelink');
  await page.goto(linkOf(mail, product));
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(catcher.left.filter(({ to }) => to === 'niemand@example.org')).toEqual([]);
});

test('a mail that the mail server refuses for now arrives after a crash of ours', async () => {
  catcher.isBusy = true;
  await callOrThrow(product.url, 'requestPasswordReset', { username: newcomer });
  await product.kill();
  catcher.isBusy = false;
  await product.startAgain();
  const mail = await catcher.take(newcomer, 'Neues Passwort');
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.org>$/);
});
