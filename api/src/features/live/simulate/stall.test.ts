import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompute } from '../../../compute/createCompute.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import type { Compute } from '../../../compute/Compute.ts';
import { findTestPath } from './findTestPath.ts';

const survey_id = 'p56sgx6sdvuzacr9';
const blocks = inOrder(...Array.from({ length: 1_200 }, (_, index) => aBlock('single', `frage${index}`)));
const snapshot = {
  survey_id,
  blocks,
  templ_options: [],
  welcome: '',
  ending: '',
  du_sie: 'sie',
  language: 'de',
} as const;
const wanted = {
  led: false,
  target: { survey_id, unique_question_id: 'frage1199' },
  snapshots: new Map([[survey_id, snapshot]]),
  rules: [],
};

let compute: Compute;
beforeAll(() => {
  compute = createCompute(1);
});
afterAll(() => compute.stop());

test('a search through a long dialog holds nobody up, as it would beside the calls', async () => {
  const file = new URL('./findTestPath.ts', import.meta.url);
  const search = () =>
    compute.run<typeof findTestPath>({ file, name: 'findTestPath' }, wanted, { of: 'anna', budgetMs: 60_000 });
  const found = await search();
  expect(found).toMatchObject({ found: true });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await search();
  delay.disable();
  const beside = delay.max / 1e6;
  const begun = performance.now();
  findTestPath(wanted);
  const within = performance.now() - begun;
  expect(beside).toBeLessThan(within / 2);
});
