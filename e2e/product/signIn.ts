import { callOrThrow } from '@dialogwerk/shared/testing';
import type { BrowserContext } from 'playwright/test';
import type { Product } from './startProduct.ts';

/**
 * Lets the pages that a context opens from now on be those of a signed-in author, as the login leaves it in their storage,
 * without the way through its screen. For the product's first account, or for the one that is put in its place.
 */
export async function signIn(
  context: BrowserContext,
  { url, account }: Pick<Product, 'url' | 'account'>,
): Promise<void> {
  const { success: _, ...user } = await callOrThrow(url, 'login', account);
  await context.addInitScript(
    (stored) => {
      if (localStorage.getItem('token') === null) for (const [key, value] of stored) localStorage.setItem(key, value);
    },
    Object.entries(user).map(([key, value]) => [key, String(value)] as const),
  );
}
