import { expect } from 'playwright/test';
import type { CDPSession } from 'playwright/test';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

test('a turn touches the style of what is new, not of the transcript', async ({ page }) => {
  const survey_id = await liveDialog(product, await logIn(product), {
    name: 'Im Kreis',
    settings: { speed: 1 },
    blocks: [
      { id: 'a', type: 'open', context: 'Und dann?', fields: { jump_to_question: 'b' } },
      { id: 'b', type: 'open', context: 'Was noch?', fields: { jump_to_question: 'a' } },
    ],
  });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  let replies = 0;
  const answer = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) {
      replies += 1;
      await composerOf(page).getByRole('textbox').fill(`Antwort ${replies}`);
      await page.keyboard.press('Enter');
      await expect(page.locator('.dw-bubble:not(.dw-typing)')).toHaveCount(2 * replies + 1);
    }
  };
  await answer(3);
  const atFirst = await restyled(cdp, () => answer(3));
  await answer(40);
  const later = await restyled(cdp, () => answer(3));
  expect(later).toBeLessThan(2 * atFirst);
});

/** How many elements' styles are worked out meanwhile. */
async function restyled(cdp: CDPSession, work: () => Promise<void>): Promise<number> {
  let elements = 0;
  const count = ({ value }: { value: object[] }): void => {
    for (const event of value) {
      if (Reflect.get(event, 'name') !== 'UpdateLayoutTree') continue;
      const args: unknown = Reflect.get(event, 'args');
      if (typeof args === 'object' && args !== null && 'elementCount' in args) elements += Number(args.elementCount);
    }
  };
  cdp.on('Tracing.dataCollected', count);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink'] },
  });
  await work();
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', count);
  return elements;
}
