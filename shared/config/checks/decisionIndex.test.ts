import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';

test('the index of decisions has each record once, with its number', async () => {
  const files = await readdir(inProject('docs', 'decisions'));
  const records = files.filter((file) => /^\d{4}-.*\.md$/.test(file));
  const index = await readFile(inProject('docs', 'decisions', 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[(\d+)\]\((\S+)\) \S/gm)].map(([, number = '', file = '']) => ({
    number,
    file,
  }));
  expect(listed.map(({ file }) => file).toSorted()).toEqual(records.toSorted());
  for (const { number, file } of listed) expect([file, Number(number)]).toEqual([file, Number(file.slice(0, 4))]);
});
