import { expect, test } from 'vitest';
import { planOf } from '../../model/planOf.ts';
import type { Plan } from '../../model/planOf.ts';
import { rowsOf } from '../../model/TableRow.ts';
import { aTable } from '../../testing/aTable.ts';
import { csv } from './csv.ts';

const read = (file: string, blocks = aTable()): Plan | null => {
  const content = csv.read(file);
  return content && planOf(content, blocks, new Map());
};
const linesOf = (plan: Plan | null) => plan?.unknown.map(({ name, lines }) => [name, lines]);

test('what was written comes back the same, also quotes, line breaks, separators and what looks like a formula', () => {
  const examples = ['ich radle; oft', 'mit dem "Rad"', '=1+1', '-5 Minuten', "'so'", "'=1", 'erste\nzweite', '@home'];
  const file = csv.write(rowsOf(aTable(examples)));
  expect(file).toContain("'=1+1");
  expect(read(file.slice(1))).toEqual({
    additions: [{ unique_question_id: 'way', target: 'o0', examples }],
    known: 0,
    unknown: [],
    skipped: [],
    reduced: [],
  });
  expect(read(file.slice(1), aTable(examples))).toMatchObject({ additions: [], known: examples.length });
});

test('names do where ids are missing, by commas too, as long as only one thing is called so', () => {
  const file =
    'Block,Bedeutung,Beispiel\n"Weg; zur ""Arbeit""",Auto,im Wagen\nDoppelt,Ja,klar\nWeg,Auto,im PKW\n\n"Weg; zur ""Arbeit""",Auto,im Wagen\nWeg,Auto,zu viert\n';
  const plan = read(file);
  expect(plan).toMatchObject({
    additions: [{ unique_question_id: 'way', target: 'o1', examples: ['im Wagen'] }],
    known: 1,
  });
  expect(linesOf(plan)).toEqual([
    ['Doppelt › Ja', [3]],
    ['Weg › Auto', [4, 7]],
  ]);
});

test('empty and too long examples are told by their lines; a file without the columns is none', () => {
  const file = `Block-ID;Bedeutung-ID;Beispiel\nway;o0;${'x'.repeat(501)}\nway;o0;  \nway;o0;ich radle`;
  expect(read(file)).toMatchObject({
    additions: [{ examples: ['ich radle'] }],
    skipped: [
      { line: 2, reason: 'long' },
      { line: 3, reason: 'empty' },
    ],
  });
  expect(read('Name;Alter\nEva;4')).toBeNull();
});

test('a target that the dialog has not is put where the author says', () => {
  const content = csv.read('Block,Bedeutung,Beispiel\nWeg,PKW,im Wagen\nWeg,PKW,im Auto\nWeg,Bus,im Bus\n');
  if (!content) throw new Error('no table');
  const [key] = planOf(content, aTable(), new Map()).unknown.map((one) => one.key);
  const place = { unique_question_id: 'way', target: 'o1' };
  const plan = planOf(content, aTable(), new Map([[key ?? '', place]]));
  expect(plan.additions).toEqual([{ ...place, examples: ['im Wagen', 'im Auto'] }]);
  expect(linesOf(plan)).toEqual([
    ['Weg › PKW', [2, 3]],
    ['Weg › Bus', [4]],
  ]);
});
