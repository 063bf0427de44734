import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright/test';
import { z } from 'zod';

/** What an author's action costs the page. */
export interface Work {
  /** CPU of the main thread in milliseconds: in all, or for each event. */
  readonly cpu: number;
  /** CPU of the whole browser in milliseconds for each event: painting is done outside of the main thread. */
  readonly browser: number;
  /** 95 of 100 frames came so soon after the one before, in milliseconds. */
  readonly frame: number;
}

/** CPU time of the main thread so far, in milliseconds: not wall time, because other programs run beside. */
async function mainThread(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** CPU time of all of the browser's processes so far, in milliseconds. */
async function wholeBrowser(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The page has no browser of its own.');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
}

/** Resolves once the page has drawn what it knows and has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 5_000 }),
        );
      }),
  );
}

/** The CPU of an action in all. */
export async function cpuOf(page: Page, cdp: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const before = await mainThread(cdp);
  await action();
  await settled(page);
  return (await mainThread(cdp)) - before;
}

/** A gesture of so many events, each drawn before the next one comes. */
export async function gesture(
  page: Page,
  cdp: CDPSession,
  events: number,
  send: (index: number) => Promise<unknown>,
): Promise<Work> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen, watching: true });
    let last = performance.now();
    const watch = (now: number): void => {
      seen.push(now - last);
      last = now;
      if (Reflect.get(globalThis, 'watching')) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const before = await wholeBrowser(page);
  const cpu = await cpuOf(page, cdp, async () => {
    for (let index = 0; index < events; index += 1) {
      await send(index);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  const browser = (await wholeBrowser(page)) - before;
  const frame = await page.evaluate(() => {
    Object.assign(globalThis, { watching: false });
    const frames: number[] = Reflect.get(globalThis, 'seen');
    return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
  });
  return { cpu: cpu / events, browser: browser / events, frame };
}

const PER_SECOND = 60;
/** What the compositor calls the making of one picture of the screen. */
const PICTURE = 'Display::DrawAndSwap';
const trace = z.object({ traceEvents: z.array(z.object({ name: z.string(), ph: z.string(), ts: z.number() })) });

/**
 * So many pictures a second reach the screen while the pointer moves as a hand moves it: 60 times a second, whether or not the
 * page keeps up. (`gesture` waits for each step, by which no page gets beyond 30.)
 */
export async function picturesPerSecond(
  page: Page,
  cdp: CDPSession,
  movements: number,
  at: (index: number) => { readonly x: number; readonly y: number },
): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: ['viz'] });
  const started = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let index = 0; index < movements; index += 1) {
    await delay(Math.max(0, started + (index * 1_000) / PER_SECOND - performance.now()));
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', buttons: 1, button: 'left', ...at(index) }));
  }
  await Promise.all(sent);
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const pictures = traceEvents.filter(({ name, ph }) => name === PICTURE && ph === 'X').map(({ ts }) => ts / 1e6);
  const ordered = pictures.toSorted((a, b) => a - b);
  return (ordered.length - 1) / ((ordered.at(-1) ?? 0) - (ordered[0] ?? 0));
}

/** What a page keeps: heap in MB after tidying up, and elements. */
export async function sizeOf(
  page: Page,
  cdp: CDPSession,
): Promise<{ readonly heap: number; readonly elements: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  return { heap, elements: await page.locator('*').count() };
}
