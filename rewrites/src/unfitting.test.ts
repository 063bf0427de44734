import { expect, test } from 'vitest';
import { buildSample } from '../testing/buildSample.ts';
import { rewritesOf } from '../testing/rewritesOf.ts';

const ofPlugin = (['shell', 'module'] as const).flatMap((side) =>
  Object.entries(rewritesOf[side])
    .filter(([name]) => name !== 'iconsByFile' && name !== 'wholeShares')
    .map(([name, rewriting]) => ({ side, name, rewriting })),
);

test.each(ofPlugin)('$name of a $side fails the build where the plugin writes nothing', async ({ side, rewriting }) => {
  await expect(buildSample(() => [], side, rewriting())).rejects.toThrow(/now[,.]/);
});
