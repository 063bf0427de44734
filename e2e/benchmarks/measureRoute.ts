import type { Browser, BrowserContext, Page } from 'playwright/test';

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
  /** Scripts and styles as sent, with headers. */
  readonly bytes: number;
  readonly files: number;
  /** So many answers had to come one after the other. */
  readonly levels: number;
  readonly usableMs: number;
  readonly asked: readonly Asked[];
}

/** 'Slow 4G': latency in ms, rates in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Opens an address as a slow phone does that has never seen it, and waits until `usable` is shown. */
export async function measureRoute(
  browser: Browser,
  {
    url,
    prepare,
    usable,
  }: { url: string; prepare: (context: BrowserContext) => Promise<void>; usable: (page: Page) => Promise<void> },
  slowdown: number,
): Promise<RouteLoad> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });
  try {
    await prepare(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const begun = new Map<string, { path: string; at: number; kind: string }>();
    const asked: (Asked & { readonly kind: string })[] = [];
    let first = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
      first ||= timestamp;
      begun.set(requestId, { path: new URL(request.url).pathname, at: timestamp - first, kind: type });
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = begun.get(requestId);
      if (!request) return;
      const { path, at, kind } = request;
      asked.push({ path, kind, bytes: encodedDataLength, begun: at * 1_000, ended: (timestamp - first) * 1_000 });
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await usable(page);
    const usableMs = await page.evaluate(() => performance.now());
    const needed = asked.filter(({ ended }) => ended <= usableMs + 5);
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

/** The longest chain in which each was asked for only after the one before had come. */
function levelsOf(asked: readonly Asked[]): number {
  const levels = new Map<Asked, number>();
  for (const one of asked.toSorted((a, b) => a.begun - b.begun)) {
    const before = [...levels].filter(([{ ended }]) => ended <= one.begun).map(([, level]) => level);
    levels.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...levels.values());
}
