import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { timeRows } from './timeRows.ts';

const question = (unique_question_id: string, fields: Partial<AskedQuestion> = {}): AskedQuestion => ({
  unique_question_id,
  type: 'open',
  short_name: '',
  context: `Frage ${unique_question_id}?`,
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
  parts: [],
  ...fields,
});
const time = (unique_question_id: string, part: string) => ({
  unique_question_id,
  part,
  n: 3,
  q1: 1,
  median: 2,
  q3: 4,
});

test('in the dialog’s order, with the names of items and probes', () => {
  const parts = [{ part: 'b.x', label: 'Aussage x', choices: [] }];
  const rows = timeRows(
    [time('a', ''), time('a', 'a#1'), time('b', 'b.x'), time('gone', '')],
    [question('b', { parts }), question('a', { probe: 'Warum?' }), question('c')],
  );
  expect(rows.map(({ title, part, median }) => [title, part, median])).toEqual([
    ['Frage b?', 'Aussage x', 2],
    ['Frage a?', '', 2],
    ['Frage a?', 'Warum?', 2],
  ]);
});
