import { expect } from 'playwright/test';
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';

/** One file or call of a first visit. */
export interface Asked {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since the page was asked for. */
  readonly begun: number;
  readonly ended: number;
}

/** What a first visit to a screen costs until it can be used. */
export interface RouteLoad {
  /** Scripts and styles that were asked for until then, as sent, with headers. */
  readonly bytes: number;
  readonly files: number;
  /** How many answers had to come one after the other. */
  readonly levels: number;
  readonly usableMs: number;
  readonly asked: readonly Asked[];
}

/** 'Slow 4G': latency in ms, rates in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * Opens an address as a slow phone does that has never seen it, and waits until `usable` is shown. What counts is when it came
 * into the page: to find it by its role takes a page that is slowed down another 0.2 s.
 */
export async function measureRoute(
  browser: Browser,
  {
    url,
    prepare,
    usable,
  }: { url: string; prepare: (context: BrowserContext) => Promise<void>; usable: (page: Page) => Locator },
  slowdown: number,
): Promise<RouteLoad> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });
  try {
    await prepare(context);
    await context.addInitScript(stampElements);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const begun = new Map<string, { path: string; at: number; kind: string }>();
    const coming = new Map<string, string>();
    const asked: (Asked & { readonly kind: string })[] = [];
    let first = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
      first ||= timestamp;
      begun.set(requestId, { path: new URL(request.url).pathname, at: timestamp - first, kind: type });
      if (type === 'Script' || type === 'Stylesheet') coming.set(requestId, request.url);
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      coming.delete(requestId);
      const request = begun.get(requestId);
      if (!request) return;
      const { path, at, kind } = request;
      asked.push({ path, kind, bytes: encodedDataLength, begun: at * 1_000, ended: (timestamp - first) * 1_000 });
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const shown = usable(page).first();
    await shown.waitFor({ timeout: 60_000 });
    const usableMs = await shown.evaluate((element) => globalThis.cameAt?.(element) ?? performance.now());
    // What was asked for by then counts, come or not: a file that just misses the moment has taken room on the line all the same.
    const stillComing = (): readonly string[] => {
      // Because the end of a worker's own script is told to the worker alone.
      const workers = new Set(page.workers().map((worker) => worker.url()));
      return [...coming.values()].filter((address) => !workers.has(address));
    };
    await expect.poll(stillComing, { timeout: 60_000 }).toEqual([]);
    const needed = asked.filter((one) => one.begun <= usableMs);
    const code = needed.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
    return {
      bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
      files: code.length,
      levels: levelsOf(
        needed.filter(({ kind }) => ['Document', 'Script', 'Stylesheet', 'XHR', 'Fetch'].includes(kind)),
      ),
      usableMs,
      asked: needed,
    };
  } finally {
    await context.close();
  }
}

declare global {
  /** When an element came into the page, with what holds it; ms since the page was asked for. */
  var cameAt: ((element: Element) => number | undefined) | undefined;
}

/** Runs in the page, before its own scripts. */
function stampElements(): void {
  const stamps = new WeakMap<Node, number>();
  new MutationObserver((records) => {
    const now = performance.now();
    for (const { addedNodes } of records) for (const node of addedNodes) if (!stamps.has(node)) stamps.set(node, now);
  }).observe(document, { childList: true, subtree: true });
  globalThis.cameAt = (element) => {
    for (let node: Node | null = element; node; node = node.parentNode) {
      const at = stamps.get(node);
      if (at !== undefined) return at;
    }
    return undefined;
  };
}

/** The longest chain in which each was asked for only after the one before had come. */
function levelsOf(asked: readonly Asked[]): number {
  const levels = new Map<Asked, number>();
  for (const one of asked.toSorted((a, b) => a.begun - b.begun)) {
    const before = [...levels].filter(([{ ended }]) => ended <= one.begun).map(([, level]) => level);
    levels.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...levels.values());
}
