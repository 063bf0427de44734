import { expect } from 'playwright/test';
import { setUpBench } from '../product/constants/Bench.ts';
import type { Bench } from '../product/constants/Bench.ts';
import { constants } from '../product/constants/constants.data.ts';
import { test } from '../product/test.ts';

let bench: Bench;
test.beforeAll(async ({ browser, sharedProduct }) => {
  bench = await setUpBench(browser, sharedProduct);
});
test.afterEach(() => bench.clear());
test.afterAll(() => bench.close());

for (const { name, expected, read } of constants) {
  test(name, async () => {
    expect(await read(bench)).toEqual(expected);
  });
}
