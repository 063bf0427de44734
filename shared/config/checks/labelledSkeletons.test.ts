import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';

/** An element that keeps a place, with its properties. */
const skeleton = /<Skeleton\b(?:[^>{]|\{[^}]*\})*>/g;

// Screen readers pass over the label of an element that is nothing, and it is gone too soon for axe to see it in each run.
test('what keeps a place and says what comes has a role', async () => {
  const without: string[] = [];
  let labelled = 0;
  for await (const file of glob('{shell,shared,mf-*}/src/**/*.tsx', { cwd: inProject() })) {
    for (const [element] of (await readFile(inProject(file), 'utf8')).matchAll(skeleton)) {
      if (!element.includes('aria-label')) continue;
      labelled += 1;
      if (!/\srole=/.test(element)) without.push(`${file}: ${element}`);
    }
  }
  expect(labelled).toBeGreaterThan(10);
  expect(without).toEqual([]);
});
