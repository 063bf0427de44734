import { test as base } from 'playwright/test';
import { startProduct } from './startProduct.ts';
import type { Product } from './startProduct.ts';

interface WorkerFixtures {
  /**
   * One product for all files of a worker, because a start of its own costs each file seconds. A test leaves behind dialogs
   * and accounts of its own only; whoever stops the product, counts all that is in it or has settings of its own starts one.
   */
  readonly sharedProduct: Product;
}

export const test = base.extend<object, WorkerFixtures>({
  sharedProduct: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
