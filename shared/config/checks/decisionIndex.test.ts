import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';

interface Listed {
  readonly number: number;
  readonly file: string;
  /** The later records that it goes on in, by the index. */
  readonly later: readonly number[];
}

async function readIndex(): Promise<{ records: readonly string[]; listed: readonly Listed[] }> {
  const files = await readdir(inProject('docs', 'decisions'));
  const records = files.filter((file) => /^\d{4}-.*\.md$/.test(file));
  const index = await readFile(inProject('docs', 'decisions', 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[(\d+)\]\((\S+)\) \S.*$/gm)].map(([line, number = '', file = '']) => {
    const [, later = ''] = line.split(' · goes on in ');
    return { number: Number(number), file, later: later.split(', ').filter(Boolean).map(Number) };
  });
  return { records, listed };
}

/** The numbers of the records that a text names: '0031', 'decision 31', 'records 69 and 94'. */
function namedRecords(text: string): number[] {
  const byFour = [...text.matchAll(/(?<![\d.,])0\d{3}(?![\d.,]?\d)/g)].map(([number]) => Number(number));
  const byWord = [...text.matchAll(/\b(?:decision|record)s? (\d+(?:(?:, and|,| and) \d+)*)/g)];
  return [...byFour, ...byWord.flatMap(([, numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number))];
}

test('the index of decisions has each record once, with its number', async () => {
  const { records, listed } = await readIndex();
  expect(listed.map(({ file }) => file).toSorted()).toEqual(records.toSorted());
  for (const { number, file } of listed) expect([file, number]).toEqual([file, Number(file.slice(0, 4))]);
});

test('the index marks each record that names a later one', async () => {
  const { listed } = await readIndex();
  const known = new Set(listed.map(({ number }) => number));
  for (const { number, file, later } of listed) {
    const named = new Set(namedRecords(await readFile(inProject('docs', 'decisions', file), 'utf8')));
    const expected = [...named].filter((each) => each > number && known.has(each)).toSorted((a, b) => a - b);
    expect([file, later]).toEqual([file, expected]);
  }
});
