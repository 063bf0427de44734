import type { AskedQuestion, QuestionTogether } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import type { QuestionStates } from './QuestionStates.ts';
import { statesTogether, withTogether } from './together.ts';

const question = (unique_question_id: string, type = 'number'): AskedQuestion => ({
  unique_question_id,
  type,
  short_name: '',
  context: unique_question_id,
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
  parts: [],
});
const together = (id: string, type = 'number'): QuestionTogether => ({
  ...question(`${id}@*`, type),
  rounds: [`${id}@1`, `${id}@2`],
});
const questions = [
  question('count'),
  question('name@1', 'open'),
  question('age@1'),
  question('name@2', 'open'),
  question('age@2'),
];

test('a card over all rounds stands before that of the first round, and none where words alone are written', () => {
  const all = withTogether({ questions, together: [together('name', 'open'), together('age')] });
  expect(all.map(({ unique_question_id }) => unique_question_id)).toEqual([
    'count',
    'name@1',
    'age@*',
    'age@1',
    'name@2',
    'age@2',
  ]);
});

test('what became of the rounds is added up, by part', () => {
  const state = (unique_question_id: string, part: string, asked: number, answered: number): QuestionStates => ({
    unique_question_id,
    part,
    asked,
    answered,
    skipped: asked - answered,
    withdrawn: 0,
    open: 0,
    changed: 1,
  });
  const states = new Map([
    ['age@1', [state('age@1', 'age@1.a', 5, 4), state('age@1', 'age@1#1', 2, 2)]],
    ['age@2', [state('age@2', 'age@2.a', 3, 1)]],
    ['other', [state('other', '', 9, 9)]],
  ]);
  const summed = statesTogether([together('age'), together('gone')], states);
  expect(summed.get('age@*')).toEqual([
    { ...state('age@*', 'age@*.a', 8, 5), changed: 2 },
    state('age@*', 'age@*#1', 2, 2),
  ]);
  expect(summed.get('gone@*')).toEqual([]);
});
