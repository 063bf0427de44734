import { chromium } from 'playwright/test';
import type { Browser } from 'playwright/test';
import { browserOptions } from '../playwright.config.ts';
import { startProduct } from './startProduct.ts';
import type { Product } from './startProduct.ts';

export interface ProductInBrowser {
  readonly product: Product;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** A product and a browser like the tests', for what runs outside of them; `flags` are further ones of Chromium. */
export async function startInBrowser(flags: readonly string[] = []): Promise<ProductInBrowser> {
  const product = await startProduct();
  const browser = await chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...flags] });
  return {
    product,
    browser,
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
