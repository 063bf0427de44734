import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectClean, expectNoFindings } from '../../product/expectClean.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { lookAt } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';

const both = { audio_messages: true, video_messages: true };

async function dialogWith(product: Product, token: string, settings: object = both): Promise<string> {
  return liveDialog(product, token, {
    name: 'Ihr Tag',
    settings: { speed: 1, privacy_declaration_text: 'Aufnahmen bleiben hier.', ...settings },
    ending: 'Das war alles.',
    blocks: [
      { id: 'tag', type: 'open', context: 'Wie war Ihr Tag?', fields: { nachfrage: 'Und warum?' } },
      { id: 'mehr', type: 'open', context: 'Möchten Sie noch etwas sagen?', fields: { multiline: true } },
    ],
  });
}

const recorders = { audio: 'Sprachnachricht aufnehmen', video: 'Video aufnehmen' } as const;
const buttonOf = (page: Page, name: string): Locator => composerOf(page).getByRole('button', { name });

/** Records until the clock has moved and ends it. */
async function record(page: Page, kind: keyof typeof recorders): Promise<void> {
  await buttonOf(page, recorders[kind]).click();
  await buttonOf(page, 'Aufnahme starten').click();
  await expect(composerOf(page).locator('.dw-clock')).toContainText(/0:0[1-9]/);
}

/** How wide its picture is once its beginning has come, and how long it has played a moment later; a sound has no picture. */
async function playing(player: Locator): Promise<{ width: number; seconds: number }> {
  return player.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true;
    await media.play();
    await new Promise((resolve) => media.addEventListener('timeupdate', resolve, { once: true }));
    return { width: media instanceof HTMLVideoElement ? media.videoWidth : 0, seconds: media.currentTime };
  });
}

const phone = { width: 360, height: 740 } as const;
const schemes = ['light', 'dark'] as const;

/** In light or dark colours in turn; in both before a release. */
async function clean(page: Page, name: string, at: number): Promise<void> {
  for (const colorScheme of inTurn(schemes, at)) {
    await lookAt(page, { ...phone, colorScheme });
    await expectClean(page, `${name}, ${colorScheme}`);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('an open question and its probe are answered by voice and by film, which play in the transcript and the analysis', async ({
    page,
    browser,
    sharedProduct: product,
  }) => {
    const token = await logIn(product);
    const survey_id = await dialogWith(product, token);
    await page.goto(`${product.url}/assess_live/${survey_id}`);
    await expect(buttonOf(page, recorders.video)).toBeVisible();
    await clean(page, 'line with recorders', 0);

    await record(page, 'audio');
    await clean(page, 'recording a voice', 1);
    await buttonOf(page, 'Aufnahme beenden').click();
    await expect(buttonOf(page, 'Senden')).toBeInViewport({ ratio: 1 });
    await clean(page, 'recorded voice', 2);
    await buttonOf(page, 'Senden').click();
    const sound = page.locator('.dw-user audio');
    await expect(sound).toHaveAccessibleName('Sprachnachricht');
    expect((await playing(sound)).seconds).toBeGreaterThan(0);

    await expect(page.getByText('Und warum?')).toBeVisible();
    await record(page, 'video');
    const mirror = composerOf(page).locator('.dw-mirror');
    await expect.poll(() => mirror.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBeGreaterThan(0);
    await expect(buttonOf(page, 'Aufnahme beenden')).toBeInViewport({ ratio: 1 });
    await clean(page, 'recording a film', 3);
    await buttonOf(page, 'Aufnahme beenden').click();
    await expect(buttonOf(page, 'Senden')).toBeInViewport({ ratio: 1 });
    await clean(page, 'recorded film', 4);
    await buttonOf(page, 'Senden').click();
    const film = page.locator('.dw-user video');
    await expect(film).toHaveAccessibleName('Videonachricht');
    expect((await playing(film)).width).toBeGreaterThan(0);

    await composerOf(page).getByRole('textbox').fill('Nein, danke.');
    await buttonOf(page, 'Senden').click();
    await expect(page.getByText('Das war alles.')).toBeVisible();
    await clean(page, 'transcript with recordings', 5);
    expect(await storedAnswers(product, token, survey_id)).toEqual([
      {
        tag: { kind: 'audio', media_id: expect.any(String) },
        'tag#1': { kind: 'video', media_id: expect.any(String) },
        mehr: 'Nein, danke.',
      },
    ]);

    const author = await browser.newPage({ locale: 'de-DE', reducedMotion: 'reduce' });
    await signIn(author.context(), product);
    await author.goto(`${product.url}/analyse/${survey_id}`);
    for (const [at, { width, height }] of [phone, { width: 1440, height: 900 }].entries()) {
      await author.setViewportSize({ width, height });
      // The figures of a question load when they come near the window.
      await author.locator('article').first().scrollIntoViewIfNeeded();
      const players = author.locator('article :is(audio, video)');
      await expect(players).toHaveCount(2);
      expect((await playing(players.first())).seconds).toBeGreaterThan(0);
      expect((await playing(players.last())).width).toBeGreaterThan(0);
      for (const colorScheme of inTurn(schemes, at)) {
        await lookAt(author, { width, height, colorScheme });
        await expectNoFindings(author, `analysis at ${width}, ${colorScheme}`);
      }
      const widest = await author.locator('article').evaluateAll((cards) => cards.map((card) => card.scrollWidth));
      expect(Math.max(...widest)).toBeLessThanOrEqual(width);
    }
    await author.context().close();
  });
});

test('a recording that does not get through stays, and is sent once the line is back', async ({
  page,
  sharedProduct: product,
}) => {
  const survey_id = await dialogWith(product, await logIn(product), { audio_messages: true });
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await expect(buttonOf(page, recorders.video)).toHaveCount(0);
  await record(page, 'audio');
  await buttonOf(page, 'Aufnahme beenden').click();
  await page.route('**/api/media?**', (route) => route.abort('connectionreset'));
  await buttonOf(page, 'Senden').click();
  await expect(composerOf(page).getByRole('alert')).toContainText('Keine Verbindung. Die Datei bleibt ausgewählt');
  await expect(composerOf(page).locator('audio')).toBeVisible();
  await expectClean(page, 'recording that did not get through');
  await page.unroute('**/api/media?**');
  await buttonOf(page, 'Senden').click();
  await expect(page.locator('.dw-user audio')).toBeVisible();
});

test('who may not use the camera is told so, can send a film of the device, or go on writing', async ({
  page,
  sharedProduct: product,
}) => {
  const survey_id = await dialogWith(product, await logIn(product));
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await composerOf(page).getByRole('textbox').fill('Angefangen');
  await buttonOf(page, recorders.video).click();
  await buttonOf(page, 'Aufnahme starten').click();
  await expect(page.getByText('Kamera und Mikrofon sind für diese Seite nicht freigegeben.')).toBeVisible();
  await expect(composerOf(page).locator('input[type=file]')).toBeFocused();
  await expectClean(page, 'camera refused');
  await buttonOf(page, 'Lieber schreiben').click();
  await expect(composerOf(page).getByRole('textbox')).toBeFocused();
  await expect(composerOf(page).getByRole('textbox')).toHaveValue('Angefangen');
});
