import type { CDPSession, Page } from 'playwright/test';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';

/**
 * A conversation of 500 messages, an open question that asks itself again: what a turn costs the page's main thread at its
 * start and at its end, and what the messages leave in memory and in the page.
 */
const MESSAGES = 500;
/** Turns of one measurement. */
const MEASURED = 20;

interface Work {
  readonly own: number;
  readonly all: number;
}
const parts: Readonly<Record<keyof Work, string>> = {
  own: 'script, style and layout',
  all: 'main thread with painting and the test itself',
};

interface PageSize {
  readonly heapBytes: number;
  readonly nodes: number;
}

const { product, browser, close } = await startInBrowser();
try {
  const survey_id = await liveDialog(product, await logIn(product), {
    name: 'Im Kreis',
    settings: { speed: 1 },
    blocks: [
      { id: 'a', type: 'open', context: 'Und dann?', fields: { jump_to_question: 'b' } },
      { id: 'b', type: 'open', context: 'Was noch?', fields: { jump_to_question: 'a' } },
    ],
  });
  const page = await browser.newPage({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  let replies = 0;
  const answer = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) {
      replies += 1;
      await composerOf(page).getByRole('textbox').fill(`Antwort ${replies}`);
      await page.keyboard.press('Enter');
      await page
        // Not by role, because asking for roles costs the page itself more with every message.
        .locator('.dw-group > *')
        .nth(2 * replies)
        .waitFor({ timeout: 20_000 });
      await composerOf(page).getByRole('textbox').waitFor({ timeout: 20_000 });
    }
  };

  await answer(5);
  const before = await sizeOf(page, cdp);
  const messagesBefore = 2 * replies + 1;
  const first = await workPerTurn(cdp, answer);
  await answer(MESSAGES / 2 - replies - MEASURED);
  const last = await workPerTurn(cdp, answer);
  const after = await sizeOf(page, cdp);
  const messages = 2 * replies + 1;
  console.log(`messages: ${messages}`);
  for (const part of ['own', 'all'] as const)
    console.log(
      `${parts[part]} per turn: ${first[part].toFixed(1)} ms at the start, ${last[part].toFixed(1)} ms at the end, × ${(last[part] / first[part]).toFixed(2)}`,
    );
  console.log(`heap after gc: + ${((after.heapBytes - before.heapBytes) / 1e6).toFixed(2)} MB`);
  console.log(`DOM nodes per message: ${((after.nodes - before.nodes) / (messages - messagesBefore)).toFixed(2)}`);
} finally {
  await close();
}

/** The main thread's work for one turn, in milliseconds. */
async function workPerTurn(cdp: CDPSession, answer: (count: number) => Promise<void>): Promise<Work> {
  const begun = await workOf(cdp);
  await answer(MEASURED);
  const ended = await workOf(cdp);
  return { own: (ended.own - begun.own) / MEASURED, all: (ended.all - begun.all) / MEASURED };
}

async function workOf(cdp: CDPSession): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const milliseconds = (metric: string): number => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1_000;
  return {
    own: milliseconds('ScriptDuration') + milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
    all: milliseconds('TaskDuration'),
  };
}

async function sizeOf(page: Page, cdp: CDPSession): Promise<PageSize> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement);
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  });
  return { heapBytes: usedSize, nodes };
}
