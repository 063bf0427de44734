import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { dropOffRows } from './dropOffRows.ts';

const question = (unique_question_id: string, context = `Frage ${unique_question_id}?`): AskedQuestion => ({
  unique_question_id,
  type: 'open',
  short_name: '',
  context,
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
  parts: [],
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
  const questions = [question('a'), question('b'), question('c')];
  expect(dropOffRows({ blocks }, questions)).toEqual([
    { id: 'a', title: 'Frage a?', reached: 10, stopped: 1, here: 1, share: 0.1 },
    { id: 'b', title: 'Frage b?', reached: 8, stopped: 2, here: 1, share: 0.25 },
  ]);
});
