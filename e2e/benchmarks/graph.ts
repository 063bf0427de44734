import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Browser, CDPSession, Page } from 'playwright/test';
import { cardInView } from '../product/cardInView.ts';
import { logInAs } from '../product/logInAs.ts';
import { longQuestionnaire } from '../product/dialogs/longQuestionnaire.ts';
import { logIn } from '../product/phq9.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import type { Product } from '../product/startProduct.ts';
import { buildReferences } from './buildReferences.ts';
import { dragMany, EVENTS, paneInView, pull } from './canvas/graphGestures.ts';
import { cpuOf, gesture, settled, sizeOf } from './canvas/graphWork.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { servePages } from './pages/servePages.ts';

/**
 * The configurator's graph beside a bare xyflow page with as many plain nodes, in one browser and in turns: what opening and
 * each movement costs the main thread in CPU, near (some 30 blocks in view) and far (everything in view).
 */
const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [500, 1_000, 5_000];
const ROUNDS = 3;
const view = { width: 1_280, height: 800 };
const middle = { x: 800, y: 450 };

type Figures = Readonly<Record<string, number>>;
/** What says how much was there, and not how well it went. */
const uncompared = new Set(['blocks in view near', 'elements']);

const { product, browser, close } = await startInBrowser();
const server = await servePages(await buildReferences(), {}, product.url);
try {
  const token = await logIn(product);
  for (const count of COUNTS) {
    const title = `Graph mit ${count} Blöcken`;
    await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(count, title) }, token);
    const ours: Figures[] = [];
    const bare: Figures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await inPage(browser, (page, cdp) => measure(page, cdp, () => openOurs(page, title))));
      bare.push(await inPage(browser, (page, cdp) => measure(page, cdp, () => openBare(page, count))));
    }
    print(count, ours, bare);
  }
} finally {
  await server.close();
  await close();
}

async function inPage<Result>(owner: Browser, work: (page: Page, cdp: CDPSession) => Promise<Result>): Promise<Result> {
  const context = await owner.newContext({ locale: 'de-DE', viewport: view, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

/** Goes to where the graph is one click away; gives the click and the button that shows everything. */
async function openOurs(page: Page, title: string) {
  await logInAs(page, loopback(product));
  const link = page.getByRole('link', { name: title }).first();
  await link.hover();
  await settled(page);
  return { open: () => link.click(), fit: page.getByRole('button', { name: 'Alles zeigen' }) };
}

async function openBare(page: Page, count: number) {
  await page.goto(`${server.url}/references/graph.html?blocks=${count}`);
  const button = page.getByRole('button', { name: 'open' });
  await settled(page);
  return { open: () => button.click(), fit: page.getByRole('button', { name: /fit/i }) };
}

function loopback(of: Product): Product {
  return { ...of, url: server.url };
}

async function measure(page: Page, cdp: CDPSession, arrive: () => ReturnType<typeof openOurs>): Promise<Figures> {
  const { open, fit } = await arrive();
  const node = page.locator('.react-flow__node');
  const opening = await cpuOf(page, cdp, async () => {
    await open();
    await node.first().waitFor();
  });
  const inView = await node.count();
  const wheel = (x: number, y: number): Promise<void> => page.mouse.wheel(x, y);
  const zoom = async (): ReturnType<typeof gesture> => {
    await page.mouse.move(middle.x, middle.y);
    return gesture(page, cdp, EVENTS, (index) => wheel(0, index % 10 < 5 ? 40 : -40));
  };
  const near = { zoom: await zoom(), pan: await pull(page, cdp, await paneInView(page), { x: 4, y: 4 }) };
  const one = await pull(page, cdp, await cardInView(page), { x: 3, y: 2 });
  await page.keyboard.press('Escape');
  const hundred = await dragMany(page, cdp);
  const selecting = await selectOne(page, cdp);
  const fitting = await cpuOf(page, cdp, () => fit.click());
  const far = { zoom: await zoom(), pan: await pull(page, cdp, await paneInView(page), { x: 4, y: 4 }) };
  const { heap, elements } = await sizeOf(page, cdp);
  return {
    'open: CPU ms': opening,
    'blocks in view near': inView,
    'near, zoom: CPU ms an event': near.zoom.cpu,
    'near, zoom: 95 % frame ms': near.zoom.frame,
    'near, pan: CPU ms an event': near.pan.cpu,
    'near, pan: 95 % frame ms': near.pan.frame,
    'one dragged: CPU ms an event': one.cpu,
    'one dragged: 95 % frame ms': one.frame,
    'a hundred dragged: CPU ms an event': hundred.cpu,
    'a hundred dragged: whole browser, CPU ms': hundred.browser,
    'a hundred dragged: pictures a second': hundred.pictures,
    'one selected: CPU ms': selecting,
    'fit everything: CPU ms': fitting,
    'far, zoom: CPU ms an event': far.zoom.cpu,
    'far, zoom: 95 % frame ms': far.zoom.frame,
    'far, pan: CPU ms an event': far.pan.cpu,
    'far, pan: 95 % frame ms': far.pan.frame,
    'heap MB': heap,
    elements,
  };
}

/** Selects one block, which in ours shows all of its settings, and goes back to nothing selected. */
async function selectOne(page: Page, cdp: CDPSession): Promise<number> {
  await page.mouse.click(view.width - 60, view.height - 60);
  await settled(page);
  const { x, y } = await cardInView(page);
  const cpu = await cpuOf(page, cdp, () => page.mouse.click(x, y));
  await page.keyboard.press('Escape');
  await settled(page);
  return cpu;
}

function print(count: number, ours: readonly Figures[], bare: readonly Figures[]): void {
  console.log(
    `\n${count} blocks (medians of ${ROUNDS})`.padEnd(45),
    'ours'.padStart(9),
    'bare'.padStart(9),
    '×'.padStart(7),
  );
  for (const name of Object.keys(ours[0] ?? {})) {
    const [mine, theirs] = [ours, bare].map((rounds) => median(rounds.map((figures) => figures[name] ?? 0)));
    if (mine === undefined || theirs === undefined) continue;
    if (!uncompared.has(name)) tellFigure(`${count}: ${name}`, mine, name.includes('pictures') ? 'more' : 'less');
    console.log(
      name.padEnd(44),
      mine.toFixed(1).padStart(9),
      theirs.toFixed(1).padStart(9),
      (mine / theirs).toFixed(2).padStart(7),
    );
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
