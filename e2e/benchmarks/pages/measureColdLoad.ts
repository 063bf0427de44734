import type { Browser } from 'playwright/test';

/** What one first visit costs. */
export interface ColdLoad {
  /** JavaScript and CSS as sent, until all of the page is there; without what stands in the HTML. */
  readonly bytes: number;
  readonly bubbleMs: number;
  /** The first answer can be given. */
  readonly readyMs: number;
  /** All of the page is there, so that the answer is sent as well; the same where the two are one. */
  readonly wholeMs: number;
  /** What long tasks take beyond 50 ms each, until then. */
  readonly blockedMs: number;
  /** Hosts beside the page's own that were asked for something. */
  readonly otherHosts: readonly string[];
}

type Shown = Omit<ColdLoad, 'bytes' | 'otherHosts'>;

export interface Awaited {
  /** The first question's words. */
  readonly question: string;
  /** The words of its first answer. */
  readonly answer: string;
  /** Selects what is there once all of the page is, where an answer can be given before. */
  readonly whole?: string;
}

/** 'Slow 4G': latency in ms, rates in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/**
 * Opens a page as a phone on a bad connection does that has never seen it, and waits until it can be answered; at most 60 s.
 * `slowdown` says how many times slower than this machine's the CPU is.
 */
export async function measureColdLoad(
  browser: Browser,
  url: string,
  awaited: Awaited,
  slowdown: number,
): Promise<ColdLoad> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const ownHost = new URL(url).host;
    const otherHosts = new Set<string>();
    const sizes: Promise<number>[] = [];
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== ownHost) otherHosts.add(host);
    });
    page.on('requestfinished', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        sizes.push(
          request.sizes().then(
            ({ responseBodySize }) => responseBodySize,
            // The visit has ended meanwhile, so it did not need this.
            () => 0,
          ),
        );
    });
    // Told by the page itself, because waiting for it from outside runs a script in it that blocks more than the page does.
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'tellMeasured' });
    const told = new Promise<Shown>((resolve, reject) => {
      cdp.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
      setTimeout(() => reject(new Error(`${url} was not there after 60 s`)), 60_000).unref();
    });
    await page.addInitScript(watch, awaited);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const shown = await told;
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { ...shown, bytes, otherHosts: [...otherHosts] };
  } finally {
    await context.close();
  }
}

/** What the browser gives to the page to be told by. */
declare function tellMeasured(json: string): void;

/** Runs in the page: notes at each frame whether the words are on the screen, also inside shadow trees. */
function watch({ question, answer, whole }: Awaited): void {
  const measured = { bubbleMs: 0, readyMs: 0, wholeMs: 0, blockedMs: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (!measured.wholeMs || startTime < measured.wholeMs) measured.blockedMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });

  const isShown = (root: ParentNode, selector: string, words: string): boolean =>
    [...root.querySelectorAll('*')].some((element) => {
      if (element.shadowRoot && isShown(element.shadowRoot, selector, words)) return true;
      if (!element.matches(selector) || !element.textContent.includes(words)) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    });
  const look = (): void => {
    if (document.body) {
      measured.bubbleMs ||= isShown(document, 'p, span, div, h5', question) ? performance.now() : 0;
      if (measured.bubbleMs) measured.readyMs ||= isShown(document, 'button, label', answer) ? performance.now() : 0;
      if (measured.readyMs && (whole === undefined || document.querySelector(whole))) {
        measured.wholeMs = performance.now();
        // One task later, so that the one that drew it is counted.
        setTimeout(() => tellMeasured(JSON.stringify(measured)), 0);
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
