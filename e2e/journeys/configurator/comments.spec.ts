import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { addMember } from '../../product/addMember.ts';
import { expectClean, expectNoFindings, wcag } from '../../product/expectClean.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt, looks } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import { test } from '../../product/test.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän';
const firstCard = (page: Page) => page.locator('.react-flow__node-block').first();
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Kommentare' });

test('two authors talk about a block beside it: each sees what the other says, until it is done with', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const wanted = { survey_name: 'Mit Kommentaren', template: 'interview' } as const;
  const { survey_id } = (await callOrThrow(product.url, 'createSurvey', wanted, token)).survey;
  const nora = await addMember(product, token, { survey_id, name: 'nora', new_role: 'Bearbeiten + Trainieren' });
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ours, hers] = contexts;
  if (!ours || !hers) throw new Error('There are two browsers.');
  try {
    await signIn(ours, product);
    await signIn(hers, { ...product, account: nora });
    const [page, herPage] = [await ours.newPage(), await hers.newPage()];
    for (const one of [page, herPage]) {
      await lookAt(one, { width: 1440, height: 900, colorScheme: 'light' });
      await one.goto(`${product.url}/configurator/${survey_id}`);
      await expect(firstCard(one)).toBeVisible();
    }
    await firstCard(page).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Kommentieren' }).click();
    const field = panelOf(page).getByRole('textbox', { name: /^Neuer Kommentar zu/ });
    await field.pressSequentially(`Ist das nicht lang: ${LONG}? @`);
    await page.getByRole('menuitem', { name: 'Nora Neu' }).click();
    await expect(field).toBeFocused();
    await field.press('Control+Enter');
    await expect(panelOf(page).getByText('1 offenes Thema')).toBeVisible();

    // Her page is open and learns of it by itself.
    await expect(firstCard(herPage).getByLabel('1 offener Kommentar')).toBeVisible();
    await herPage.keyboard.press('k');
    await panelOf(herPage).getByRole('button', { name: 'Antworten' }).click();
    await panelOf(herPage).getByRole('textbox', { name: 'Antwort' }).fill('Ja, zwei Wörter reichen.');
    await panelOf(herPage).getByRole('button', { name: 'Antworten' }).click();
    await expect(panelOf(page).getByText('Ja, zwei Wörter reichen.')).toBeVisible();
    await expect(panelOf(page).getByText('@Nora Neu')).toBeVisible();

    for (const look of inTurn(looks, 3)) {
      await lookAt(page, look);
      await expect(panelOf(page)).toBeVisible();
      const where = `${look.width}-${look.colorScheme}`;
      await expectClean(page, `comments at ${where}`);
      await keepPicture(page, { path: `artefacts/comments/${where}.png` });
    }

    await panelOf(page).getByRole('button', { name: 'Erledigt', exact: true }).click();
    await expect(panelOf(page).getByText('Alles erledigt.')).toBeVisible();
    await expect(firstCard(herPage).getByLabel('1 offener Kommentar')).toHaveCount(0);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
});

test('a wording is suggested, seen by the other author, and taken or not; one whose text has changed since shows all three', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const wanted = { survey_name: 'Mit Vorschlägen', template: 'interview' } as const;
  const { survey_id } = (await callOrThrow(product.url, 'createSurvey', wanted, token)).survey;
  const context = async () =>
    (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions[0]?.context;
  const before = (await context()) ?? '';
  const nora = await addMember(product, token, { survey_id, name: 'nora', new_role: 'Bearbeiten + Trainieren' });
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ours, hers] = contexts;
  if (!ours || !hers) throw new Error('There are two browsers.');
  try {
    await signIn(ours, product);
    await signIn(hers, { ...product, account: nora });
    const [page, herPage] = [await ours.newPage(), await hers.newPage()];
    for (const one of [page, herPage]) {
      await lookAt(one, { width: 1440, height: 900, colorScheme: 'light' });
      await one.goto(`${product.url}/configurator/${survey_id}`);
      await firstCard(one).click();
      await one.keyboard.press('k');
      await expect(panelOf(one)).toBeVisible();
    }
    const suggest = async (text: string): Promise<void> => {
      await panelOf(herPage).getByRole('button', { name: 'Änderung vorschlagen' }).click();
      await panelOf(herPage).getByRole('textbox', { name: 'Ihr Vorschlag' }).fill(text);
      await panelOf(herPage)
        .getByRole('textbox', { name: /^Warum/ })
        .fill('So klingt es freundlicher.');
      await keepPicture(herPage, { path: 'artefacts/comments/suggesting.png' });
      await panelOf(herPage).getByRole('button', { name: 'Vorschlagen' }).click();
      await expect(panelOf(herPage).getByRole('textbox', { name: 'Ihr Vorschlag' })).toHaveCount(0);
    };
    const accept = panelOf(page).getByRole('button', { name: 'Übernehmen' });

    await suggest(`Herzlich willkommen! ${before}`);
    await expect(accept).toBeVisible();
    await expect(panelOf(page).getByText('So klingt es freundlicher.')).toBeVisible();
    expect(await context()).toBe(before);
    for (const look of inTurn(looks, 3)) {
      await lookAt(page, look);
      await expect(panelOf(page)).toBeVisible();
      const where = `${look.width}-${look.colorScheme}`;
      await expectClean(page, `suggestion at ${where}`);
      await keepPicture(page, { path: `artefacts/comments/suggestion-${where}.png` });
    }
    await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
    await accept.click();
    await expect.poll(context).toBe(`Herzlich willkommen! ${before}`);
    await expect(panelOf(herPage).getByText('Alles erledigt.')).toBeVisible();
    await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(context).toBe(before);

    await suggest(`Guten Tag! ${before}`);
    await expect(accept).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Was der Bot sagt' });
    await field.fill('Ganz anders.');
    await field.blur();
    await expect(panelOf(page).getByText(/wurde seither geändert/)).toBeVisible();
    await expect(panelOf(page).getByRole('definition')).toHaveCount(3);
    await expectNoFindings(page, 'a suggestion whose text has changed', wcag);
    await keepPicture(page, { path: 'artefacts/comments/suggestion-stale.png' });
    await panelOf(page).getByRole('button', { name: 'Ablehnen' }).click();
    await panelOf(page)
      .getByRole('textbox', { name: /^Grund/ })
      .fill('Der Text ist schon neu.');
    await panelOf(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(panelOf(herPage).getByText('Der Text ist schon neu.')).toBeVisible();
    await expect(panelOf(herPage).getByText(/^Abgelehnt von/)).toBeVisible();
    await expect.poll(context).toBe('Ganz anders.');
  } finally {
    await Promise.all(contexts.map((one) => one.close()));
  }
});
