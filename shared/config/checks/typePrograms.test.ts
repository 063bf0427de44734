import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typePrograms } from '../commands/check.ts';
import { inProject } from '../commands/projectPaths.ts';
import { runProcess } from '../commands/runProcess.ts';

const packages = (await readdir(inProject('.'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && /^(?:api|e2e|host|postgres|shared|shell|mf-.+)$/.test(entry.name))
  .map(({ name }) => name);

/** Everything in TypeScript below a folder that is ours and not built; `outside` and the host's `template` are repositories of their own. */
async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(inProject(folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return /^(?:node_modules|dist|artefacts|outside|template)$/.test(entry.name) ? [] : await sourcesIn(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat();
}

// A glob that matches no file is no error of tsc: a whole module once went unchecked.
test('the check reads the types of every file', async () => {
  const lists = await Promise.all(
    Object.values(typePrograms).map((project) => runProcess('tsc', ['-p', project, '--listFilesOnly'])),
  );
  const read = new Set(lists.flatMap(({ output }) => output.split('\n').map((line) => line.trim())));
  const sources = (await Promise.all(packages.map(sourcesIn))).flat();
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((path) => !read.has(inProject(path)))).toEqual([]);
});
