import { expect } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { builtVersionOf, Checkout } from '../product/Checkout.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { test } from '../product/test.ts';

// A version is a hash over the names and bytes of its files: one version is one build. The shell is looked at in each run,
// because its chunks are named by the federation plugin; the modules come to it in the long one.
const parts = ['shell', ...(isLongRun() ? areas.map(({ module }) => module) : [])] as const;

test('the same sources give the same files, whatever the folder, so that a start publishes nothing new', async () => {
  const elsewhere = await Checkout.makeElsewhere(parts);
  try {
    const { code, output } = await elsewhere.run('', 'build', ...parts);
    expect(code, output).toBe(0);
    for (const id of parts) expect(await elsewhere.built(id), id).toBe(await builtVersionOf(id));
  } finally {
    await elsewhere.takeAway();
  }
});
