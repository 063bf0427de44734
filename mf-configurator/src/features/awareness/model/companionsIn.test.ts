import { expect, test } from 'vitest';
import type { HeardPointer } from '../../../awareness/pointers.ts';
import { companionsIn, editedBy, SILENT_MS } from './companionsIn.ts';

const others = [
  { user_id: 'nora', name: 'Nora Neu' },
  { user_id: 'ada', name: 'Ada Alt' },
];
const heard = (user_id: string, client: string, where: Partial<HeardPointer> = {}): [string, HeardPointer] => [
  `${user_id} ${client}`,
  { user_id, client, at: null, unique_question_id: 'q1', heard_at: 0, ...where },
];
const keysAt = (now: number, ...pointers: [string, HeardPointer][]): string[] =>
  companionsIn({ pointers: new Map(pointers), others, now }).map(({ key }) => key);

test('a window is there while its author is, and while it is somewhere and not silent', () => {
  expect(keysAt(SILENT_MS, heard('nora', 'a'), heard('ada', 'b'))).toEqual(['ada b', 'nora a']);
  expect(keysAt(SILENT_MS + 1, heard('nora', 'a'), heard('ada', 'b', { heard_at: 1 }))).toEqual(['ada b']);
  expect(keysAt(0, heard('nora', 'a', { unique_question_id: null }))).toEqual([]);
  expect(keysAt(0, heard('nora', 'a', { unique_question_id: null, at: { x: 1, y: 1 } }))).toEqual(['nora a']);
  expect(keysAt(0, heard('gone', 'a'))).toEqual([]);
});

test('two windows of one person work on a block as one', () => {
  const pointers = new Map([heard('nora', 'a'), heard('nora', 'b'), heard('ada', 'c')]);
  const edited = editedBy(companionsIn({ pointers, others, now: 0 }));
  expect([...edited]).toEqual([['q1', ['Ada Alt', 'Nora Neu']]]);
});
