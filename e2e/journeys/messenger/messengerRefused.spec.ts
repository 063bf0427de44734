import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf, twelveQuestions, twelveReplies, twelveStored } from '../../product/dialogs/twelveQuestions.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { logIn } from '../../product/phq9.ts';
import { refuseCapabilities } from '../../product/refuseCapabilities.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { threeChats } from '../../product/threeChats.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const notKept = 'Ihr Browser erlaubt dieser Seite nicht, sich etwas zu merken.';

/** What goes wrong in the page without being caught. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

for (const how of ['throws', 'refuses', 'lacks'] as const) {
  test(`a browser that ${how} all that it may keep back has a whole conversation, and says what it does not keep`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    const voice = { id: 'stimme', type: 'voice', context: 'Sagen Sie etwas?', fields: { optional: true } } as const;
    const survey_id = await liveDialog(product, token, {
      ...twelveQuestions,
      settings: { ...twelveQuestions.settings, audio_messages: true },
      blocks: [...twelveQuestions.blocks, voice],
    });
    await refuseCapabilities(page, how);
    await page.goto(`${product.url}/dialog/${survey_id}`);
    await expect(page.getByText(notKept)).toBeVisible();
    // Because what loads when nothing else is to be done asks the browser for more.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('switch', { name: 'Töne bei neuen Nachrichten' }).click();
    await page.keyboard.press('Escape');
    for (const { asked, answer } of twelveReplies) {
      await expect(page.getByText(asked)).toBeVisible();
      await answer(composerOf(page));
    }
    await composerOf(page).getByRole('button', { name: 'Aufnahme starten' }).click();
    await expect(
      composerOf(page)
        .getByText(/Mikrofon|aufnehmen/)
        .first(),
    ).toBeVisible();
    await composerOf(page).getByRole('button', { name: 'Überspringen' }).click();
    await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();
    await page.getByRole('button', { name: 'Code kopieren' }).click();
    await expect(page.getByText('Das Kopieren ist hier nicht erlaubt.')).toBeVisible();
    expect(await storedAnswers(product, token, survey_id)).toMatchObject([twelveStored]);
    expect(faults).toEqual([]);
  });

  test(`a browser that ${how} all that it may keep back has its chats`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.setViewportSize({ width: 360, height: 640 });
    const { url } = await threeChats(product, token);
    await refuseCapabilities(page, how);
    await page.goto(url);
    await expect(page.getByText(/^Dein Browser erlaubt dieser Seite nicht/)).toBeVisible();
    await keepPicture(page, { path: `artefacts/messenger/refused-chats-${how}.png` });
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await page.getByRole('button', { name: /Kommissarin Berger/ }).click();
    const chat = page.locator('.dwm-pane[data-open="true"]');
    await chat.getByRole('textbox').fill('Zu Hause');
    await chat.getByRole('button', { name: 'Senden' }).click();
    await expect(chat.getByText('Zu Hause')).toBeVisible();
    await chat.getByRole('button', { name: /^Zurück zu den Chats/ }).click();
    await page.getByRole('button', { name: /Labor/ }).click();
    await expect(chat.getByText('Die Probe ist da.')).toBeVisible();
    await chat.getByRole('button', { name: /^Zurück zu den Chats/ }).click();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: /anderen Gerät|Link/ }).click();
    // What cannot be copied stands there to be copied by hand.
    await expect(page.locator('.dwm-link')).toContainText('#weiter=');
    expect(faults).toEqual([]);
  });
}
