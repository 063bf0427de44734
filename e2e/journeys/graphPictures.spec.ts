import { surveyTemplates } from '@dialogwerk/shared/contract';
import { callOrThrow, pictureFaults } from '@dialogwerk/shared/testing';
import type { Picture, Rectangle } from '@dialogwerk/shared/testing';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

/** All of them with `pnpm test:long`, each fourth with every run, because each takes two seconds. */
const templates = surveyTemplates.filter((_, index) => index % rounds(4, 1) === 0);

/** So far apart points of an edge are looked at, in pixels. */
const STEP = 4;

test('in all examples and templates no edge runs through a card and no label lies on another one or on a card', async ({
  page,
}) => {
  const token = await logIn(product);
  for (const template of templates)
    await callOrThrow(product.url, 'createSurvey', { survey_name: `Vorlage ${template}`, template }, token);
  const names = ['Vorlage ', 'Wie läuft es im Team', 'Welcher Urlaub', 'Feedback zur Veranstaltung'];
  // Each by its name, because a list comes by pages and other tests have dialogs too.
  const found = await Promise.all(names.map((search) => callOrThrow(product.url, 'listSurveys', { search }, token)));
  const delivered = found.flatMap(({ surveys }) => surveys);
  expect(delivered.length).toBeGreaterThanOrEqual(templates.length + 3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // High enough that no card of these dialogs is left out.
  await page.setViewportSize({ width: 1_600, height: 1_400 });
  await signIn(page.context(), product);
  for (const { survey_id, survey_name } of delivered) {
    await page.goto(`${product.url}/configurator/${survey_id}`);
    await expect(page.locator('.react-flow__node').first()).toBeVisible();
    await expectTrue(page, survey_name);
    // In larger letters, too.
    for (let out = 0; out < 4; out += 1) await page.getByRole('button', { name: 'Verkleinern' }).click();
    await expect(page.locator('.dw-small')).toBeVisible();
    await expectTrue(page, `${survey_name}, from further away`);
  }
});

async function expectTrue(page: Page, what: string): Promise<void> {
  const { cards, edges } = await pictureIn(page);
  const none = { edgesThroughCards: 0, labelsOnLabels: 0, labelsOnCards: 0 };
  expect([what, cards.size > 3, edges.length > 3]).toEqual([what, true, true]);
  expect([what, pictureFaults({ cards, edges })]).toEqual([what, expect.objectContaining(none)]);
}

/** What is drawn, as the browser has it. */
async function pictureIn(page: Page): Promise<Picture> {
  const { cards, edges } = await page.evaluate((step) => {
    const boxOf = (element: Element): Rectangle => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const drawn = [...document.querySelectorAll<SVGGElement>('.react-flow__edge')].map((edge) => {
      const [kind = '', source = '', target = ''] = (edge.dataset['id'] ?? '').split(':');
      const path = edge.querySelector<SVGPathElement>('path.react-flow__edge-path');
      const toScreen = path?.getScreenCTM() ?? undefined;
      const length = path?.getTotalLength() ?? 0;
      const points = Array.from({ length: Math.ceil(length / step) + 1 }, (_, at) => {
        const { x, y } = path?.getPointAtLength(at * step).matrixTransform(toScreen) ?? { x: 0, y: 0 };
        return { x, y };
      });
      const label = edge.querySelector('.dw-edge-label');
      return { kind, source, target, points, label: label && boxOf(label) };
    });
    const found = [...document.querySelectorAll<HTMLElement>('.react-flow__node')];
    return { cards: found.map((card) => [card.dataset['id'] ?? '', boxOf(card)] as const), edges: drawn };
  }, STEP);
  return { cards: new Map(cards), edges };
}
