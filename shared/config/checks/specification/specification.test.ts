import { expect, test } from 'vitest';
import { numbersIn } from './numbersIn.ts';
import { statements } from './statements.data.ts';
import { tellProved } from './tellProved.ts';

test.each<[string, string[]]>([
  ['the tabs stand in order [§2.46]', ['2.46']],
  ['all of them [§2.1 §2.46-48]', ['2.1', '2.46', '2.47', '2.48']],
  ['a table (domain.md §3.5) of §4.1', []],
  ['two places [§2.1] of one name [§9.25]', ['2.1', '9.25']],
])('%s', (name, numbers) => {
  expect(numbersIn(name)).toEqual(numbers);
});

test('a statement is proved when all of its tests have passed, and open when one has failed', () => {
  const all = Object.keys(statements);
  const { line, open } = tellProved(
    [
      { proved: all, disproved: [] },
      { proved: [], disproved: ['2.1', '2.8'] },
    ],
    ['2.8'],
  );
  expect(open).toEqual(['2.1']);
  expect(line).toBe(
    `Specification: ${all.length} statements, ${all.length - 2} proved, 1 recorded as different, 1 open`,
  );
});
