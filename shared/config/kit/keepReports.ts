import type { BrowserContext, Page } from 'playwright-core';
import type { z } from 'zod';
import { reportCalls } from '../../src/contract/schemas/accounts/reports.ts';

const request = reportCalls.sendReport.request;

/** What a page has told of its versions. */
export type KitReport = z.output<typeof request>;

/** Keeps what pages send as they go, in the page, because what is sent then has no answer to wait for. */
export async function keepReports(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: Promise<string>[] = [];
    Object.assign(globalThis, { kitReports: kept });
    navigator.sendBeacon = (_url, body) => {
      kept.push(new Response(body ?? '').text());
      return true;
    };
  });
}

/** Has the page tell what it has to tell, and gives that with what it has told before. */
export async function takeReports(page: Page): Promise<readonly KitReport[]> {
  const texts = await page.evaluate(async (): Promise<string[]> => {
    dispatchEvent(new Event('pagehide'));
    const kept: Promise<string>[] = Reflect.get(globalThis, 'kitReports');
    return Promise.all(kept.splice(0));
  });
  return texts.flatMap((text) => request.safeParse(JSON.parse(text)).data ?? []);
}
