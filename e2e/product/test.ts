import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { test as base } from 'playwright/test';
import { startProduct } from './startProduct.ts';
import type { Product } from './startProduct.ts';

interface WorkerFixtures {
  /**
   * One product for all files of a worker, because a start of its own costs each file seconds. A test leaves behind dialogs
   * and accounts of its own only; whoever stops the product, counts all that is in it or has settings of its own starts one.
   */
  readonly sharedProduct: Product;
  /** Another one with both crime stories, for their authors and for players who do not mind that others have played. */
  readonly storyProduct: Product;
  /** Another one that speaks with a model; how that behaves is for each file to say. */
  readonly ledProduct: LedProduct;
}

interface LedProduct {
  readonly product: Product;
  readonly model: ModelServer;
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
  storyProduct: [
    async ({}, use) => {
      const product = await startProduct({ env: { STORIES: 'on' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  ledProduct: [
    async ({}, use) => {
      const model = await startModelServer();
      const product = await startProduct({ env: { LLM_BASE_URL: model.url, LLM_MODEL: 'klein' } });
      await use({ product, model });
      await product.stop();
      await model.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
