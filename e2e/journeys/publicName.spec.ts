import { expect } from 'playwright/test';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';
import { composerOf, twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

test('an author names the address of a dialog; respondents come by it, also by the name of before', async ({
  browser,
  context,
  page,
  sharedProduct: product,
}) => {
  const id = await liveDialog(product, await logIn(product), { ...twelveQuestions, name: 'Größe & Glück' });
  await signIn(context, product);
  await page.goto(`${product.url}/share/${id}`);
  const panel = page.getByRole('region', { name: 'Adresse zum Weitersagen' });
  await panel.getByRole('button', { name: 'Adresse festlegen' }).click();
  await panel.getByRole('button', { name: 'Vorschlag: groesse-glueck' }).click();
  await panel.getByRole('button', { name: 'Namen vergeben' }).click();
  await expect(page.getByRole('textbox', { name: 'Öffentlicher Link' })).toHaveValue(
    `${product.url}/assess_live/groesse-glueck`,
  );
  const field = panel.getByRole('textbox', { name: 'Name in der Adresse' });
  await field.fill('Dashboard');
  await field.press('Enter');
  await expect(panel.getByText(/^Dieser Name ist der Anwendung vorbehalten/)).toBeVisible();
  await field.fill('glueck');
  await field.press('Enter');
  await expect(panel.getByText('Der frühere Name groesse-glueck führt weiterhin hierher.')).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await panel.scrollIntoViewIfNeeded();
    await keepPicture(page, { path: `artefacts/public-name-${colorScheme}-${width}.png` });
  }

  const respondent = await browser.newPage();
  await respondent.goto(`${product.url}/dialog/Groesse-Glueck?quelle=plakat`);
  await expect(respondent).toHaveURL(`${product.url}/dialog/glueck?quelle=plakat`);
  await composerOf(respondent).getByRole('textbox').fill('Über den Namen');
  await composerOf(respondent).getByRole('button', { name: 'Senden' }).click();
  await expect(respondent.getByText('Frage 2 von zwölf?')).toBeVisible();
  // By its id it is the same conversation.
  await respondent.goto(`${product.url}/dialog/${id}`);
  await expect(respondent.getByText('Über den Namen')).toBeVisible();
  await respondent.context().close();
});
