import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';
import { expectClean } from '../../product/expectClean.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { test } from '../../product/test.ts';

test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

/** Draws a stroke as a hand does, over the named shares of the sheet. */
async function stroke(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  const box = await page.locator('.dw-signing').boundingBox();
  if (!box) throw new Error('there is no sheet to sign on');
  for (const [index, [x, y]] of points.entries()) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('a signature is drawn, a stroke taken back, and its picture shows in the transcript', async ({
  page,
  sharedProduct,
}) => {
  const survey_id = await liveDialog(sharedProduct, await logIn(sharedProduct), {
    name: 'Übergabe',
    settings: { speed: 1 },
    blocks: [
      { id: 'hand', type: 'signature', context: 'Bitte unterschreiben Sie.', fields: {} },
      { id: 'name', type: 'signature', context: 'Und noch einmal für die Akte.', fields: {} },
      { id: 'ende', type: 'message', context: 'Danke!', fields: { is_end: true } },
    ],
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  const composer = composerOf(page);
  await expect(page.getByRole('img', { name: 'Unterschriftenfeld, leer' })).toBeVisible();
  await stroke(page, [
    [0.1, 0.6],
    [0.2, 0.2],
    [0.3, 0.7],
    [0.5, 0.3],
    [0.7, 0.6],
  ]);
  await stroke(page, [
    [0.1, 0.8],
    [0.9, 0.8],
  ]);
  await composer.getByRole('button', { name: 'Strich zurück' }).click();
  await expect(page.getByRole('img', { name: 'Unterschriftenfeld, ein Strich' })).toBeInViewport();
  await expectClean(page, 'a signature');
  await composer.getByRole('button', { name: 'Senden' }).click();
  const drawn = page.getByRole('img', { name: 'Unterschrift.png' });
  await expect(drawn).toBeVisible();
  await expect(drawn).toHaveJSProperty('naturalWidth', 1200);

  await composer.getByRole('button', { name: 'Namen tippen' }).click();
  await page.keyboard.type('Ana Beispiel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Unterschrift, getippt – Ana Beispiel.png' })).toBeVisible();
  await expect(page.getByText('Danke!').first()).toBeVisible();
});

test('nothing is asked of the other host before a click; what is not allowed stays a link', async ({
  page,
  sharedProduct,
}) => {
  const survey_id = await liveDialog(sharedProduct, await logIn(sharedProduct), {
    name: 'Filme',
    settings: { speed: 1 },
    blocks: [
      {
        id: 'film',
        type: 'message',
        context: 'Sehen Sie selbst.',
        fields: { embed: 'https://youtu.be/dQw4w9WgXcQ', embed_title: 'Unser Haus' },
      },
      {
        id: 'karte',
        type: 'open',
        context: 'Und wo ist das?',
        fields: { embed: 'https://karte.example.org/plan', embed_title: 'Der Plan' },
      },
    ],
  });
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    await route.fulfill({ contentType: 'text/html', body: '<p>Der Film</p>' });
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  await expect(page.getByText(/kommt von www\.youtube-nocookie\.com/)).toBeVisible();
  await expect(page.getByText(/kommt von karte\.example\.org/)).toBeVisible();
  await expectClean(page, 'two placeholders');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Anzeigen' }).first().click();
  await expect(page.frameLocator('iframe[title="Unser Haus"]').getByText('Der Film')).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText(/karte\.example\.org lassen sich hier nicht anzeigen/)).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
});
