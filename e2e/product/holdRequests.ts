import type { Page } from 'playwright/test';

export interface HeldRequests {
  /** Resolves once a request waits. */
  readonly first: Promise<void>;
  /** Sends on those that wait, and holds no more. */
  readonly letGo: () => void;
}

/** Keeps a page's requests to an address on their way, as a slow network does. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  let tell = (): void => {};
  let release = (): void => {};
  const first = new Promise<void>((resolve) => (tell = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    tell();
    await held;
    await route.continue();
  });
  return { first, letGo: release };
}
