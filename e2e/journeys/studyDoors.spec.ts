import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Browser } from 'playwright/test';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const blocks = [{ id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options } }] as const;
const phone = { width: 360, height: 740 };
const looks = [
  ['light', 1280],
  ['dark', 360],
] as const;

async function aRespondent(browser: Browser, options_: Parameters<Browser['newPage']>[0] = {}) {
  return browser.newPage({ viewport: phone, ...options_ });
}

test('a password and one participation are set in Teilen, and respondents meet them without a script', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Zugang', blocks: [...blocks] });
  const author = await browser.newPage();
  await signIn(author.context(), product);
  await author.goto(`${product.url}/share/${survey_id}`);
  const access = author.getByRole('region', { name: 'Zugang' });
  await access.getByRole('button', { name: 'Zugang festlegen' }).click();
  await access.getByLabel('Passwort', { exact: true }).fill('herbst26');
  await access.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(access.getByText(/^Wer beginnen will, braucht das Passwort\./)).toBeVisible();
  await access.getByRole('switch', { name: 'Jeder Browser nimmt einmal teil' }).click();
  await expect(access.getByText(/liest beim nächsten Mal/)).toBeVisible();

  const link = `${product.url}/dialog/${survey_id}`;
  const bare = await aRespondent(browser, { javaScriptEnabled: false });
  await bare.goto(link);
  await bare.getByLabel('Passwort').fill('falsch99');
  await bare.getByRole('button', { name: 'Weiter' }).click();
  await expect(bare.getByRole('alert')).toContainText('Dieses Passwort stimmt nicht.');
  await bare.getByLabel('Passwort').fill('herbst26');
  await bare.getByRole('button', { name: 'Weiter' }).click();
  await expect(bare.getByText('Sind Sie zufrieden?')).toBeVisible();

  const respondent = await aRespondent(browser);
  await respondent.goto(link);
  await expect(respondent.getByRole('heading', { name: 'Für diesen Dialog brauchen Sie ein Passwort.' })).toBeVisible();
  await respondent.getByLabel('Passwort').fill('falsch99');
  await respondent.getByLabel('Passwort').press('Enter');
  await expect(respondent.getByRole('alert')).toBeVisible();
  for (const [colorScheme, width] of looks) {
    await respondent.emulateMedia({ colorScheme });
    await respondent.setViewportSize({ width, height: 740 });
    await expectClean(respondent, `the password before a dialog, ${colorScheme}, ${width} px`);
    await keepPicture(respondent, { path: `artefacts/looked-at/door-password-${colorScheme}-${width}.png` });
  }
  await respondent.getByLabel('Passwort').fill('herbst26');
  await respondent.getByLabel('Passwort').press('Enter');
  await respondent.getByRole('button', { name: 'Nein' }).click();
  await expect(respondent.getByText('Danke!').first()).toBeVisible();
  await respondent.goto(link);
  await expect(respondent.getByRole('heading', { name: 'Sie haben schon teilgenommen.' })).toBeVisible();
  await expectClean(respondent, 'who has taken part');
  await keepPicture(respondent, { path: 'artefacts/looked-at/door-taken.png' });
  await respondent.getByRole('link', { name: 'Ihr Gespräch ansehen oder fortsetzen' }).click();
  await expect(respondent.getByText('Nein').first()).toBeVisible();
  await Promise.all([author, bare, respondent].map((page) => page.context().close()));
});

test('the test link goes the whole way, says what respondents would meet, and counts nothing', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Testweg', blocks: [...blocks] });
  const ends = { finished: 'https://panel.example.org/back', screened: null, quota_full: null };
  await callOrThrow(product.url, 'setStudyEnds', { survey_id, ...ends }, token);
  await callOrThrow(product.url, 'setStudyPassword', { survey_id, password: 'herbst26' }, token);
  const quota = { quota_id: randomUUID(), name: 'Frauen', condition: '1 = 1', most: 1 };
  const quotas = [{ ...quota, when_full: { kind: 'end', text: '' } as const }];
  await callOrThrow(product.url, 'setStudyQuotas', { survey_id, quotas }, token);

  const author = await browser.newPage();
  await signIn(author.context(), product);
  await author.goto(`${product.url}/share/${survey_id}`);
  const panel = author.getByRole('region', { name: 'Testlink' });
  await panel.getByRole('button', { name: 'Testlink einrichten' }).click();
  await panel.getByRole('button', { name: 'Testlink anlegen' }).click();
  const link = await panel.getByRole('textbox', { name: 'Testlink' }).inputValue();
  for (const [colorScheme, width] of looks) {
    await author.emulateMedia({ colorScheme });
    await author.setViewportSize({ width, height: 900 });
    await author.evaluate(() => scrollTo(0, 0));
    await expectClean(author, `access and test link, ${colorScheme}, ${width} px`);
    await keepPicture(author, { path: `artefacts/looked-at/study-doors-${colorScheme}-${width}.png`, fullPage: true });
  }

  const tester = await aRespondent(browser);
  await tester.goto(link);
  await expect(tester.getByRole('heading', { name: 'Das ist ein Test.' })).toBeVisible();
  await expect(tester.getByText('Teilnehmende werden hier nach dem Passwort gefragt.')).toBeVisible();
  await expectClean(tester, 'before a test');
  await keepPicture(tester, { path: 'artefacts/looked-at/test-before.png' });
  await tester.getByRole('link', { name: 'Test beginnen' }).click();
  await expect(tester.getByRole('complementary').filter({ hasText: 'Test: Nichts davon zählt.' })).toBeVisible();
  await tester.getByRole('button', { name: 'Nein' }).click();
  await expect(tester.getByText('Test: Teilnehmende werden jetzt hierhin weitergeleitet.')).toBeVisible();
  await expect(tester.getByText('https://panel.example.org/back')).toBeVisible();
  await expectClean(tester, 'the end of a test');
  await keepPicture(tester, { path: 'artefacts/looked-at/test-end.png' });
  await tester.reload();
  await expect(tester.getByText('https://panel.example.org/back')).toBeVisible();
  const { begun } = await callOrThrow(product.url, 'study', { survey_id }, token);
  expect(begun).toBe(0);
  // What was tried is not gone on with by the respondents' own link.
  await tester.goto(`${product.url}/dialog/${survey_id}`);
  await expect(tester.getByLabel('Passwort')).toBeVisible();
  await Promise.all([author, tester].map((page) => page.context().close()));
});
