import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn, thirdOf } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { analysedDialog } from '../product/analysis/analysedDialog.ts';
import { analysisStates } from '../product/analysis/analysisStates.ts';
import { expectNoFindings } from '../product/expectClean.ts';
import { holdRequests } from '../product/holdRequests.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const phone = { width: 360, height: 740, colorScheme: 'light' } as const;
const wide = { width: 1440, height: 900, colorScheme: 'dark' } as const;

test('axe finds nothing in the analysis of what people have answered, and nothing is cut off', async ({
  browser,
  page,
  sharedProduct: product,
}) => {
  const survey_id = await analysedDialog(product, browser, 4);
  await signIn(page.context(), product);
  const tested = thirdOf(analysisStates.filter(({ isTested }) => isTested));
  for (const [index, { name, path, act }] of tested.entries()) {
    await test.step(name, async () => {
      for (const [at, look] of inTurn([phone, wide], index).entries()) {
        await lookAt(page, look);
        if (at === 0) {
          await page.goto(product.url + path({ survey_id, link: '' }));
          await act(page);
        }
        await expectWell(page, `${name} at ${look.width} px`);
      }
    });
  }
});

for (const look of [phone, wide]) {
  test(`buttons above the figures stay where they are as figures come, at ${look.width} px`, async ({
    page,
    sharedProduct: product,
  }) => {
    const blocks = [{ id: 'words', type: 'open', context: 'Warum?' }] as const;
    const survey_id = await liveDialog(product, await logIn(product), { name: 'Ruhige Knöpfe', blocks });
    await signIn(page.context(), product);
    await lookAt(page, look);
    const figures = await holdRequests(page, '**/api/surveys/*/results{,?*}');
    await page.goto(`${product.url}/analyse/${survey_id}`);
    await figures.first;
    const buttons = ['Ergebnisse freigeben', 'Aufbewahrung', 'Exportieren'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const places = () => Promise.all(buttons.map((button) => button.boundingBox()));
    await buttons[0]?.waitFor();
    const before = await places();
    figures.letGo();
    await page.getByText(/^Stand: /).waitFor();
    expect(before).not.toContain(null);
    expect(await places()).toEqual(before);
  });
}

test('what is pressed near the foot of a phone’s page stays there as the lists below it come', async ({
  page,
  sharedProduct: product,
}) => {
  const blocks = [{ id: 'words', type: 'open', context: 'Warum?' }] as const;
  const survey_id = await liveDialog(product, await logIn(product), { name: 'Ruhiger Fuß', blocks });
  const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
  const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'words' } as const;
  await callOrThrow(product.url, 'turn', { ...turn, reply: { type: 'open', text: 'Darum.' } }, token_live);
  await signIn(page.context(), product);
  await lookAt(page, phone);
  const lists = await holdRequests(page, /\/(conversations|feedback)(\?|$)/);
  await page.goto(`${product.url}/analyse/${survey_id}`);
  const heading = page.getByRole('heading', { name: 'Gespräche', exact: true });
  const list = page.getByRole('group', { name: /^1 Gespräch,/ });
  await list.waitFor();
  // What stands above it has come, which the end of the page would follow.
  const card = page.getByRole('article');
  await card.scrollIntoViewIfNeeded();
  await card.getByText('Darum.').first().waitFor();
  let before = Number.NaN;
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(heading).toBeInViewport({ timeout: 1_000 });
    const last = before;
    before = (await heading.boundingBox())?.y ?? Number.NaN;
    expect(before).toBe(last);
  }).toPass();
  lists.letGo();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  expect((await heading.boundingBox())?.y).toBe(before);
});

async function expectWell(page: Page, where: string): Promise<void> {
  await expectNoFindings(page, where);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), where).toBe(false);
}
