import { chromium } from 'playwright/test';
import type { Browser } from 'playwright/test';
import config from '../playwright.config.ts';
import { startProduct } from './startProduct.ts';
import type { Product } from './startProduct.ts';

export interface ProductInBrowser {
  readonly product: Product;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** A product and the tests' browser, for what runs outside of them; `flags` are further ones of Chromium. */
export async function startInBrowser(flags: readonly string[] = []): Promise<ProductInBrowser> {
  const product = await startProduct();
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] });
  return {
    product,
    browser,
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
