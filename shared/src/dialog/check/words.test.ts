import { expect, test } from 'vitest';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { open, single } from '../testing/blocks.ts';
import { checkDialog } from './checkDialog.ts';

const jump_to_ids = [{ kind: 'condition', condition: '', target: 'stop' } as const];
const kinds = (blocks: Parameters<typeof aSnapshot>[0]) =>
  checkDialog(aSnapshot(blocks)).map(({ kind, unique_question_id }) => [kind, unique_question_id]);

test('a jump by meaning alone is sound, and its target is reached', () => {
  const blocks = [open('how', { jump_to_ids }), open('end', { is_end: true }), open('stop', { is_end: true })];
  expect(kinds(blocks)).toEqual([]);
});

test('the way out of words leads to its block; one that is gone is found', () => {
  const options = ['Ja', 'Nein'].map((text) => ({ id: text, text, score: null }));
  const words = single('mood', { options, in_words: true, way_out: 'stop', jump_to_question: 'end' });
  const ends = [open('end', { is_end: true }), open('stop', { is_end: true })];
  expect(kinds([words, ...ends])).toEqual([]);
  expect(kinds([{ ...words, way_out: 'weg' }, ...ends])).toContainEqual(['gone-target', 'mood']);
  expect(kinds([{ ...words, in_words: false, way_out: null }, ...ends])).toContainEqual(['unreachable', 'stop']);
});
