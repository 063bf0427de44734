import { createHash } from 'node:crypto';
import type { Browser } from 'playwright/test';

interface ProofMeasure {
  /** How many times slower the page's processor is; a browser slows its pages so, not its workers. */
  readonly slowdown: number;
  /** Whether the browser has workers. */
  readonly worker: boolean;
}

/**
 * Milliseconds that a page takes for the slowest challenge that there can be, whose number is the last to be tried: from when it begins until it registers. Nothing
 * is registered.
 */
export async function slowestProof(
  browser: Browser,
  link: string,
  { slowdown, worker }: ProofMeasure,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.addInitScript((has) => {
      const Own = globalThis.Worker;
      Reflect.set(
        globalThis,
        'Worker',
        class extends Own {
          constructor(address: string | URL, options?: WorkerOptions) {
            if (performance.getEntriesByName('begins to solve').length === 0) performance.mark('begins to solve');
            if (!has) throw new Error('no worker here');
            super(address, options);
          }
        },
      );
    }, worker);
    await page.route(link, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: slowest(await answer.text()) });
    });
    await page.route('**/api/register_live', (route) => route.fulfill({ status: 404, json: {} }));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const asked = page.waitForResponse('**/api/register_live');
    await page.goto(link);
    await asked;
    return await page.evaluate(() => {
      const begins = performance.getEntriesByName('begins to solve')[0]?.startTime ?? Number.NaN;
      const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/register_live'));
      return (call?.startTime ?? Number.NaN) - begins;
    });
  } finally {
    await context.close();
  }
}

/** A page whose challenge has the last number as its solution. */
function slowest(html: string): string {
  const [, salt = '', most = ''] = /"salt":"([0-9a-f]{32})","most":(\d+)/.exec(html) ?? [];
  const last = (Number(most) - 1).toString(16).padStart(8, '0');
  const target = createHash('sha256')
    .update(Buffer.from(salt + last, 'hex'))
    .digest('hex');
  return html.replace(/"target":"[0-9a-f]{64}"/, `"target":"${target}"`);
}
