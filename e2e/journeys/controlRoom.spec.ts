import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const blocks = [
  { id: 'smokes', type: 'single', context: 'Rauchen Sie?', fields: { options, variable: 'smokes' } },
  { id: 'again', type: 'single', context: 'Kommen Sie wieder?', fields: { options, variable: 'again' } },
] as const;

/** Somebody who answers so many of the two questions with yes. */
async function respond({ url }: Product, survey_id: string, replies: number): Promise<void> {
  const { token_live } = await callOrThrow(url, 'registerLive', { survey_id });
  await callOrThrow(url, 'conversation', { survey_id }, token_live);
  for (const unique_question_id of ['smokes', 'again'].slice(0, replies)) {
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id: null };
    await callOrThrow(url, 'turn', { ...turn, reply: { type: 'single', option_id: 'o1' } }, token_live);
  }
}

test('from an empty study to a full one: Teilen says what to do next, who came, what is left and what is wrong', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Leitstand', blocks });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}`);
  const room = page.getByRole('region', { name: 'Leitstand' });
  await expect(room.getByText('Alles ist bereit. Geben Sie den Link weiter.')).toBeVisible();
  await expect(room.getByText(/^Live seit/)).toBeVisible();
  await expectClean(page, 'control-room-empty');

  // What is missing leads to the panel that mends it, which unfolds.
  await room.getByRole('link', { name: 'Zu „Datenschutz“' }).click();
  await expect(page).toHaveURL(/#datenschutz$/);
  await expect(page.getByLabel('Wofür Sie die Antworten verwenden')).toBeInViewport();

  // By the keyboard through the list beside the page, which marks where one is.
  const nav = page.getByRole('navigation', { name: 'Bereiche von „Teilen“' });
  await nav.getByRole('link', { name: 'Zeitraum und Menge' }).focus();
  await page.keyboard.press('Enter');
  const most = page.getByLabel('Höchstens so viele Gespräche');
  await expect(most).toBeInViewport();
  await expect(nav.getByRole('link', { name: 'Zeitraum und Menge' })).toHaveAttribute('aria-current', 'location');
  await most.fill('3');
  await most.press('Enter');
  await expect(page.getByText('0 von 3 Gesprächen begonnen')).toBeVisible();
  await nav.getByRole('link', { name: 'Leitstand' }).click();
  await expect(room.getByRole('meter', { name: 'Menge' })).toHaveAttribute('aria-valuetext', '0 von 3');

  await respond(product, survey_id, 2);
  await respond(product, survey_id, 1);
  await respond(product, survey_id, 0);
  // It is looked again when the page comes into sight, and every now and then.
  await expect(room.getByRole('meter', { name: 'Menge' })).toHaveAttribute('aria-valuetext', '3 von 3');
  const figure = (name: string) => room.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('begonnen')).toHaveText('3');
  await expect(figure('beendet')).toHaveText('1');
  await expect(figure('gerade dabei')).toHaveText('2');
  await expect(room.getByText(/^Fehler: Alle 3 Plätze sind vergeben/)).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Zeitraum und Menge' })).toContainText('Hier ist etwas zu tun');
  await page.evaluate(() => scrollTo(0, 0));
  await expectClean(page, 'control-room-full');

  // On a phone the parts are folded, and a field leads to each.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/share/${survey_id}`);
  await expect(room.getByRole('meter', { name: 'Menge' })).toBeVisible();
  const period = page.getByRole('region', { name: 'Zeitraum und Menge' });
  // What was unfolded by hand stays so in this tab.
  await period.getByRole('button', { name: /einklappen$/ }).click();
  await expect(period.getByText('3 von 3 Plätzen vergeben.')).toBeVisible();
  await expect(most).toBeHidden();
  await page.getByRole('combobox', { name: 'Zu einem Bereich springen' }).click();
  await page.getByRole('option', { name: 'Zeitraum und Menge' }).click();
  await expect(most).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expectClean(page, 'control-room-phone');
  // The address of a panel can be given away.
  await page.goto(`${product.url}/share/${survey_id}#quoten`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quote anlegen' })).toBeInViewport();
});
