import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { twelveQuestions } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

for (const width of [1280, 360])
  test(`a long history scrolls in its own place, and the page stays as tall as the window: ${width} px [§2.36]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page.context(), product);
    const token = await logIn(product);
    const survey_id = await liveDialog(product, token, { ...twelveQuestions, name: 'Mit Geschichte' });
    const { survey } = await callOrThrow(product.url, 'surveyDataConfigurator', { survey_id }, token);
    const [first] = survey.all_questions;
    if (!first) throw new Error('The dialog has no block.');
    for (let index = 0; index < 60; index += 1) {
      await callOrThrow(
        product.url,
        'updateSurveyBlocks',
        {
          action: 'update',
          survey_id,
          unique_question_id: first.unique_question_id,
          changed_values: { context: `Wie geht es Ihnen heute, zum ${index}. Mal?` },
        },
        token,
      );
    }
    await page.goto(`${product.url}/configurator/${survey_id}?tool=history`);
    const panel = page.getByRole('complementary', { name: 'Verlauf' });
    await panel
      .getByRole('button', { name: /^Sie, / })
      .first()
      .click();
    await expect(panel.getByRole('listitem').nth(40)).toBeAttached();
    const list = panel.getByRole('list').first();
    expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(3000);
    await keepPicture(page, { path: `artefacts/history/${width}.png` });
    expect(await page.evaluate(() => document.scrollingElement?.scrollHeight)).toBe(800);
  });
