import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { dropOffRows } from './dropOffRows.ts';

const question = (
  unique_question_id: string,
  order: number,
  context = `Frage ${unique_question_id}?`,
): QuestionSummary => ({
  unique_question_id,
  order,
  type: 'open',
  short_name: '',
  context,
  variable: null,
  answered: 0,
  skipped: 0,
  counts: null,
  texts: null,
  numbers: null,
});
const block = (unique_question_id: string, into: number, stopped = 0, waiting = 0, opened = 0) => ({
  unique_question_id,
  into,
  out: into - stopped - waiting - opened,
  stopped,
  waiting,
  opened,
});

test('questions stand in the dialog’s order, each once, without what is no question or was not reached', () => {
  const blocks = [
    block('<start>', 10),
    block('b', 8, 2, 1),
    block('a', 10, 1, 0, 1),
    block('hello', 10),
    block('c', 0),
  ];
  const questions = [question('a', 0), question('a', 0, 'Zweiter Teil'), question('b', 1), question('c', 2)];
  expect(dropOffRows({ blocks }, questions)).toEqual([
    { id: 'a', title: 'Frage a?', reached: 10, stopped: 1, here: 1, share: 0.1 },
    { id: 'b', title: 'Frage b?', reached: 8, stopped: 2, here: 1, share: 0.25 },
  ]);
});
