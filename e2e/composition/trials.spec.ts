import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallRequest, CallResponse, ModuleId } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { addMember } from '../product/addMember.ts';
import { Candidates } from '../product/Candidates.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Account, Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

// Trials on an installation of its own, each of a module that no other test here changes.
let candidates: Candidates;
let product: Product;
let token: string;
let survey_id: string;
let anna: Account;
let bert: Account;
test.beforeAll(async () => {
  candidates = await Candidates.make();
  product = await startProduct({ productDir: candidates.folder });
  token = await logIn(product);
  survey_id = await livePhq9(product, token);
  const invite = (name: string) => addMember(product, token, { survey_id, name, new_role: 'Voller Zugriff' });
  anna = await invite('anna');
  bert = await invite('bert');
});
test.afterAll(async () => {
  await product.stop();
  await candidates.takeAway();
});

/** Has the version that was built last tried by Anna alone. */
async function tryWithAnna(id: ModuleId): Promise<void> {
  const { user_id } = await callOrThrow(product.url, 'login', anna);
  const trial = { id, act: 'try', users: [user_id] } satisfies CallRequest<'changeRelease'>;
  await callOrThrow(product.url, 'changeRelease', trial, token);
}

/** A browser of somebody whom the server knows: it does from the first page on that has made a call. */
async function pageOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, { url: product.url, account });
  const page = await context.newPage();
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Ihre Dialoge' })).toBeVisible();
  return page;
}

test('a version that is tried by one of two accounts reaches that one alone, and goes with the trial', async ({
  browser,
}) => {
  await candidates.build('mf-analyse', (text) => text.replace(/([`"'])Analyse\1/, '$1Neue Auswertung$1'));
  await tryWithAnna('mf-analyse');
  const [ofAnna, ofBert] = [await pageOf(browser, anna), await pageOf(browser, bert)];
  for (const page of [ofAnna, ofBert]) await page.goto(`${product.url}/analyse/${survey_id}`);
  await expect(ofAnna.getByRole('heading', { name: 'Neue Auswertung', level: 1 })).toBeVisible();
  await expect(ofBert.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
  // What she reports counts, because she is signed in; no other request tells that.
  const cookiesFor = async (address: string) =>
    (await ofAnna.context().cookies(product.url + address)).map(({ name }) => name);
  expect(await cookiesFor('/api/reports')).toContain('dialogwerk-reporter');
  expect(await cookiesFor('/api/turn')).not.toContain('dialogwerk-reporter');
  await callOrThrow(product.url, 'changeRelease', { id: 'mf-analyse', act: 'end-trial' }, token);
  await ofAnna.reload();
  await expect(ofAnna.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
  await Promise.all([ofAnna, ofBert].map((page) => page.context().close()));
});

test('a trial whose version crashes in three browsers is taken back by itself, and admins are told', async ({
  browser,
  page,
}) => {
  const version = await candidates.build('mf-share', (text) =>
    text.replace(/(screens:\{Share:)[\w$]+/, '$1()=>{throw new Error("kaputt")}'),
  );
  await tryWithAnna('mf-share');
  const link = (tab: Page) => tab.getByRole('textbox', { name: 'Öffentlicher Link', exact: true });
  const [ofAnna, ofBert] = [await pageOf(browser, anna), await pageOf(browser, bert)];
  // Each goes back to the version before by itself, does not try it again, and tells of its fault at the latest as it goes.
  for (let browsers = 0; browsers < 3; browsers += 1) {
    const trying = await pageOf(browser, anna);
    const tried = trying.waitForResponse((answer) => answer.url().includes(`/mf-share/${version}/remoteEntry.js`));
    await trying.goto(`${product.url}/share/${survey_id}`);
    expect((await tried).ok()).toBe(true);
    await expect(trying.getByText('In der neuen Version von „Teilen“ ist ein Fehler aufgetreten.')).toBeVisible();
    await expect(link(trying)).toBeVisible();
    await trying.goto(`${product.url}/dashboard`);
    await trying.context().close();
  }
  await ofAnna.goto(`${product.url}/dashboard`);
  await ofBert.goto(`${product.url}/share/${survey_id}`);
  await expect(link(ofBert)).toBeVisible();
  await expect.poll(async () => (await readPart()).taken_back?.version, { timeout: 60_000 }).toBe(version);
  const part = await readPart();
  expect(part.trial).toBeNull();
  expect(part.current).not.toBe(version);

  // From now on she gets what all others have, and nothing of the other.
  const asked: string[] = [];
  ofAnna.on('request', (request) => asked.push(request.url()));
  await ofAnna.goto(`${product.url}/share/${survey_id}`);
  await expect(link(ofAnna)).toBeVisible();
  expect(asked.filter((url) => url.includes(version))).toEqual([]);

  await expect.poll(readMails).toContain(`Die Version ${version} von mf-share`);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/admin?bereich=module`);
  await expect(page.getByText(`Die Erprobung von ${version} hat sich am`)).toBeVisible();
  await Promise.all([ofAnna, ofBert].map((one) => one.context().close()));
});

test('`pnpm trial` gives a version to a share of the browsers, ends it, and says what would be none', async ({
  browser,
}) => {
  const id = 'mf-dashboard';
  const before = await candidates.built(id);
  const command = (...args: string[]) => candidates.command(product.dataDir, 'trial', id, ...args);
  expect(await command('10%', before)).toMatchObject({ code: 1, output: expect.stringContaining('schon freigegeben') });
  expect(await command('0%')).toMatchObject({ code: 1, output: expect.stringContaining('ist kein Anteil') });
  const version = await candidates.build(id, (text) => text.replace(/([`"'])Ihre Dialoge\1/, '$1Ihre Gespräche$1'));
  const begun = await command('100%');
  expect(begun.output).toContain(`${id} ${version} wird erprobt: 100 % der Browser`);
  const context = await browser.newContext();
  await signIn(context, product);
  const page = await context.newPage();
  const shows = async (heading: string) => {
    await page.goto(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  };
  await shows('Ihre Gespräche');
  expect((await command('--off')).output).toContain('Die Erprobung von mf-dashboard ist beendet');
  await shows('Ihre Dialoge');
  await context.close();
});

async function readPart(): Promise<CallResponse<'releases'>['parts'][number]> {
  const { parts } = await callOrThrow(product.url, 'releases', {}, token);
  const found = parts.find(({ id }) => id === 'mf-share');
  if (!found) throw new Error('There is no mf-share.');
  return found;
}

/** The mails that were sent to the product's admin, without the marks of how they are written down. */
async function readMails(): Promise<string> {
  const folder = join(product.dataDir, 'mails');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => new RegExp(`^To: .*${product.account.username}`, 'm').test(mail))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    .join('\n');
}
