import type { QuestionSummary, StoredValue } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { conversationTable } from './conversationTable.ts';

function cellOf(type: string, value: StoredValue, fields: Partial<QuestionSummary> = {}) {
  const question: QuestionSummary = {
    unique_question_id: 'q1',
    order: 0,
    type,
    short_name: '',
    context: '',
    variable: null,
    answered: 1,
    skipped: 0,
    counts: null,
    texts: null,
    numbers: null,
    ...fields,
  };
  const conversation = {
    conversation_id: 'c1',
    revision: 1,
    started_at: 0,
    finished_at: 1,
    answers: { q1: value },
    variables: {},
  };
  return conversationTable({ questions: [question], conversations: [conversation] }).rows[0]?.cells[0]?.cell;
}

test.each([
  ['consent', true, 'Ich stimme zu'],
  ['consent', false, 'Lieber nicht'],
])('%s %s reads as the words of its button', (type, value, text) => {
  const counts = [
    { id: 'agree', label: 'Ich stimme zu', count: 1 },
    { id: 'decline', label: 'Lieber nicht', count: 0 },
  ];
  expect(cellOf(type, value, { counts })).toEqual({ kind: 'text', text });
});

test('a ranking reads as its options in their order', () => {
  const ranks = [
    { id: 'a', label: 'Geld', mean: 2 },
    { id: 'b', label: 'Ruhe', mean: 1 },
  ];
  expect(cellOf('ranking', ['b', 'a', 'weg'], { ranks })).toEqual({ kind: 'text', text: 'Ruhe, Geld, weg' });
});

test('a knowledge question reads as what was asked, without the id of its entry', () => {
  expect(cellOf('qa', ['Wie lange?', 'k1'])).toEqual({ kind: 'text', text: 'Wie lange?' });
});

test('days, files and recordings read as such', () => {
  expect(cellOf('date', '1990-02-01')).toEqual({ kind: 'text', text: '01.02.1990' });
  expect(cellOf('upload', '0b0e7c1e-6a51-4e0f-9d3c-0e5b1a2c3d4e')).toEqual({ kind: 'text', text: 'Datei' });
  expect(cellOf('voice', '0b0e7c1e-6a51-4e0f-9d3c-0e5b1a2c3d4e')).toEqual({ kind: 'text', text: 'Sprachnachricht' });
  const media_id = '0b0e7c1e-6a51-4e0f-9d3c-0e5b1a2c3d4e';
  expect(cellOf('open', { media_id, kind: 'video' })).toEqual({ kind: 'text', text: 'Videonachricht' });
  expect(cellOf('open', media_id)).toEqual({ kind: 'text', text: media_id });
});

test('numbers and skipped answers stay what they are', () => {
  expect(cellOf('slider', 7.5)).toEqual({ kind: 'number', value: 7.5 });
  expect(cellOf('consent', null)).toEqual({ kind: 'skipped' });
});
