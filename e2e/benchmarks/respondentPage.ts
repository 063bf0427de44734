import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright/test';
import config from '../playwright.config.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { buildReferences } from './buildReferences.ts';
import { measureColdLoad } from './measureColdLoad.ts';
import type { ColdLoad } from './measureColdLoad.ts';
import { servePages } from './servePages.ts';

/**
 * First visits to the respondent's page and to what else there is, in one browser and in turns: on 'Slow 4G' with a CPU four
 * times slower, medians of five. All pages ask the first question of the PHQ-9 and come from one server.
 */
const ROUNDS = 5;
const awaited = { question: 'Wenig Interesse oder Freude an Ihren Tätigkeiten', answer: 'Überhaupt nicht' };

const built = await buildReferences();
const { startChatAnswer }: { startChatAnswer: unknown } = await import(
  pathToFileURL(join(built, '..', 'startChat.js')).href
);
const product = await startProduct();
const server = await servePages(built, startChatAnswer, product.url);
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  args: [...(config.use?.launchOptions?.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
try {
  const survey_id = await livePhq9(product, await logIn(product));
  const pages = [
    { name: 'Dialogwerk', path: `/assess_live/${survey_id}` },
    { name: 'React 19, nothing else', path: '/references/react.html' },
    { name: 'Typebot embed 0.10.7', path: '/references/typebot.html' },
    { name: 'SurveyJS 2.5.38 (js-ui)', path: '/references/survey.html' },
  ];
  const loads = new Map<string, ColdLoad[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, path } of pages)
      loads.get(name)?.push(await measureColdLoad(browser, server.url + path, awaited));
  print(loads);
} finally {
  await browser.close();
  await server.close();
  await product.stop();
}

function print(all: ReadonlyMap<string, readonly ColdLoad[]>): void {
  const rows = [...all].map(([name, loads]) => ({
    name,
    bytes: median(loads.map(({ bytes }) => bytes)),
    bubbleMs: median(loads.map(({ bubbleMs }) => bubbleMs)),
    readyMs: median(loads.map(({ readyMs }) => readyMs)),
    blockedMs: median(loads.map(({ blockedMs }) => blockedMs)),
    hosts: new Set(loads.flatMap(({ otherHosts }) => otherHosts)),
  }));
  const [ours] = rows;
  if (!ours) throw new Error('nothing was measured');
  console.log(
    `page                      JS+CSS kB    ×   bubble ms    ×   ready ms    ×   blocked ms   (medians of ${ROUNDS})`,
  );
  for (const { name, bytes, bubbleMs, readyMs, blockedMs, hosts } of rows) {
    const cells = [
      name.padEnd(24),
      (bytes / 1_000).toFixed(1).padStart(10),
      (bytes / ours.bytes).toFixed(1).padStart(4),
      bubbleMs.toFixed(0).padStart(11),
      (bubbleMs / ours.bubbleMs).toFixed(1).padStart(4),
      readyMs.toFixed(0).padStart(10),
      (readyMs / ours.readyMs).toFixed(1).padStart(4),
      blockedMs.toFixed(0).padStart(12),
      hosts.size > 0 ? `  also asked: ${[...hosts].join(', ')}` : '',
    ];
    console.log(cells.join(' '));
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
