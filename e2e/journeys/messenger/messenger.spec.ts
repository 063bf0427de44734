import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { storedAnswers, liveDialog } from '../../product/liveDialog.ts';
import { loadedWhenIdle } from '../../product/loadedWhenIdle.ts';
import { livePhq9, logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf, twelveQuestions, twelveReplies } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
let twelve: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  twelve = await liveDialog(product, token, twelveQuestions);
});

test('the PHQ-9 is answered from its link to its end by keyboard alone, with the focus always seen', async ({
  page,
}) => {
  const survey_id = await livePhq9(product, token);
  const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
  const asked = all_questions.filter(({ type }) => type === 'likert');
  expect(asked).toHaveLength(10);

  await page.goto(`${product.url}/assess_live/${survey_id}`);
  const radios = page.getByRole('radio');
  await expect(radios.first()).toBeVisible();
  await tabTo(page, 'radio', 8);
  for (const [index, { context }] of asked.entries()) {
    const place = index % 4;
    const group = page.getByRole('radiogroup');
    await expect(group).toHaveAccessibleName(new RegExp(`${escaped(lastBubble(context))}$`));
    await expect(radios.first()).toBeFocused();
    for (let press = 0; press <= place; press += 1) await page.keyboard.press('ArrowDown');
    await expect(radios.nth(place)).toBeFocused();
    await expect(radios.nth(place)).toBeChecked();
    expect(await focusIsSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Sie haben alle Fragen beantwortet')).toBeVisible();
  const [answers] = await storedAnswers(product, token, survey_id);
  expect(asked.map(({ unique_question_id }) => answers?.[unique_question_id])).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
});

test('every bubble is announced once, in its order, and nothing is announced again', async ({ page }) => {
  await watchLog(page);
  await page.goto(`${product.url}/dialog/${twelve}`);
  for (const { asked, answer } of twelveReplies) {
    await expect(page.getByText(asked)).toBeVisible();
    await answer(composerOf(page));
  }
  await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();

  const bubbles = await page.getByRole('log').getByRole('listitem').allInnerTexts();
  expect(bubbles).toHaveLength(25);
  const { added, removed, rewritten } = await heard(page);
  // The first bubble stands in the HTML and is read with the page.
  expect(added).toEqual(bubbles.slice(1));
  expect(removed).toEqual([]);
  expect(rewritten).toEqual([]);
});

test('the transcript is a polite log with a name in the accessibility tree', async ({ page, context }) => {
  await page.goto(`${product.url}/dialog/${twelve}`);
  await expect(composerOf(page).getByRole('textbox')).toBeVisible();
  const cdp = await context.newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const logs = nodes.filter(({ role }) => role?.value === 'log');
  expect(logs).toHaveLength(1);
  expect(logs[0]?.name?.value).toBe('Gesprächsverlauf');
  expect(logs[0]?.properties?.find(({ name }) => name === 'live')?.value.value).toBe('polite');
  const said = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value);
  expect(said).toContain('Zwölf Fragen:');
});

test('a reply is one request, nothing else is asked of the server in between, and the way on once at the end', async ({
  page,
}) => {
  const all = loadedWhenIdle(page);
  const opened = page.waitForResponse(/\/api\/conversation\b/);
  await page.goto(`${product.url}/dialog/${twelve}`);
  await expect(composerOf(page).getByRole('textbox')).toBeVisible();
  await Promise.all([all, opened]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (const [index, { asked, answer }] of twelveReplies.entries()) {
    await expect(page.getByText(asked)).toBeVisible();
    expect(requests).toHaveLength(index);
    await answer(composerOf(page));
  }
  await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();
  await expect.poll(() => requests).toEqual([...twelveReplies.map(() => 'POST /api/turn'), 'GET /api/sent_on']);
});

/** Presses Tab until an element of the role has the focus, at most so often. */
async function tabTo(page: Page, role: 'radio', most: number): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsSeen(page)).toBe(true);
    if ((await page.getByRole(role).and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`No ${role} within ${most} presses of Tab.`);
}

function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** Writes down what a screen reader would hear of the log: what is added to it, taken away or rewritten. */
async function watchLog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heardSoFar = { added: [] as string[], removed: [] as string[], rewritten: [] as string[] };
    Object.assign(globalThis, { heardSoFar });
    const inLog = (node: Node): boolean => node.parentElement?.closest('[role="log"]') !== null && node.isConnected;
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const here = target instanceof Element ? target.closest('[role="log"]') : null;
        if (type === 'characterData' && inLog(target)) heardSoFar.rewritten.push(target.textContent ?? '');
        if (!here) continue;
        for (const node of addedNodes)
          heardSoFar.added.push(node instanceof HTMLElement ? node.innerText : (node.textContent ?? ''));
        for (const node of removedNodes) heardSoFar.removed.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

interface Heard {
  readonly added: string[];
  readonly removed: string[];
  readonly rewritten: string[];
}

function heard(page: Page): Promise<Heard> {
  return page.evaluate((): Heard => Reflect.get(globalThis, 'heardSoFar'));
}

function lastBubble(context: string): string {
  return context.split(/#\d+#/).at(-1)?.trim() ?? '';
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
