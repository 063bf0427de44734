import type { DialogEntry, TranscriptTurn } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { turnFates } from './turnFates.ts';

function reply(unique_question_id: string, nachfrage_id: string | null = null): DialogEntry {
  return {
    context: 'x',
    created_on: 0,
    type: 'open',
    unique_question_id,
    nachfrage_id,
    current_question_id: null,
    finished_question_id: null,
    user_or_bot: 'user',
    pause: 0,
  };
}
const turn = (said_at: number, withdrawn_at: number | null, ...entries: DialogEntry[]): TranscriptTurn => ({
  turn: said_at,
  said_at,
  withdrawn_at,
  entries,
});

test('a reply is told from the one that took its place, and from what fell with it', () => {
  const read = turnFates([
    turn(1, null),
    turn(4, 20, reply('name')),
    turn(9, 20, reply('age')),
    turn(12, null, reply('age', 'n1')),
    turn(20, null, reply('name')),
    turn(25, null, reply('age')),
  ]);
  expect(read.map(({ fate, took }) => [fate, took])).toEqual([
    ['counts', null],
    ['replaced', 3],
    ['withdrawn', 5],
    ['counts', 3],
    ['changed', 8],
    ['counts', 5],
  ]);
});

test('one that was changed twice: the middle one is replaced, the last one is the changed one', () => {
  const read = turnFates([turn(1, 5, reply('a')), turn(5, 8, reply('a')), turn(8, null, reply('a'))]);
  expect(read.map(({ fate }) => fate)).toEqual(['replaced', 'replaced', 'changed']);
});
