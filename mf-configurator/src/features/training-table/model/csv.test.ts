import type { TrainingTarget } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';
import { rowsOf } from './TableRow.ts';
import type { TableBlock } from './TableRow.ts';

const target = (id: string, label: string, examples: string[] = []): TrainingTarget => ({
  kind: 'option',
  target: id,
  label,
  own: [label],
  examples,
});
const blocks = (examples: string[] = []): TableBlock[] => [
  {
    block: { unique_question_id: 'way', name: 'Weg; zur "Arbeit"' },
    targets: [target('o0', 'Rad', examples), target('o1', 'Auto')],
  },
  { block: { unique_question_id: 'twice', name: 'Doppelt' }, targets: [target('a', 'Ja'), target('b', 'Ja')] },
];

test('what was written comes back the same, also quotes, line breaks, separators and what looks like a formula', () => {
  const examples = ['ich radle; oft', 'mit dem "Rad"', '=1+1', '-5 Minuten', "'so'", 'erste\nzweite', '@home'];
  const file = writeCsv(rowsOf(blocks(examples)));
  expect(file).toContain("'=1+1");
  expect(readCsv(file, blocks())).toEqual({
    additions: [{ unique_question_id: 'way', target: 'o0', examples }],
    known: 0,
    unfit: [],
  });
  expect(readCsv(file, blocks(examples))).toEqual({ additions: [], known: examples.length, unfit: [] });
});

test('names do where ids are missing, by commas too, as long as only one thing is called so', () => {
  const file =
    'Block,Bedeutung,Beispiel\n"Weg; zur ""Arbeit""",Auto,im Wagen\nDoppelt,Ja,klar\nWeg,Auto,im PKW\n"Weg; zur ""Arbeit""",Auto,im Wagen\n';
  expect(readCsv(file, blocks())).toEqual({
    additions: [{ unique_question_id: 'way', target: 'o1', examples: ['im Wagen'] }],
    known: 1,
    unfit: [3, 4],
  });
});

test('empty and too long examples are told by their lines; a file without the columns is none', () => {
  const file = `Block-ID;Bedeutung-ID;Beispiel\nway;o0;${'x'.repeat(501)}\nway;o0;  \nway;o0;ich radle`;
  expect(readCsv(file, blocks())).toMatchObject({ additions: [{ examples: ['ich radle'] }], unfit: [2, 3] });
  expect(readCsv('Name;Alter\nEva;4', blocks())).toBeNull();
});
