import type { Block } from '../../contract/index.ts';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../testing/graph/aDialog.ts';
import { connectionsOf } from './connectionsOf.ts';
import { END } from './terminals.ts';

const edgesFrom = (...blocks: readonly Block[]) =>
  connectionsOf(aDialog(...blocks))
    .filter(({ source }) => source === 'a')
    .map(({ kind, target, labels, settled }) => [kind, target, labels.join('|'), settled ?? false]);

const after = [aBlock('open', 'b'), aBlock('open', 'c')];

test('the edge after a failed request leaves from a handle of its own, and can be taken away', () => {
  expect(edgesFrom(aBlock('api', 'a', { error_target: 'c' }), ...after)).toEqual([
    ['condition', 'c', 'Abfrage fehlgeschlagen', false],
    ['order', 'b', '', false],
  ]);
});

test('a jump to the same block makes the line one that can be deleted', () => {
  const jump = { kind: 'condition', condition: 'x > 1', target: 'c' } as const;
  expect(edgesFrom(aBlock('api', 'a', { error_target: 'c', jump_to_ids: [jump] }), ...after)[0]).toEqual([
    'condition',
    'c',
    'x über 1|Abfrage fehlgeschlagen',
    false,
  ]);
});

test('without a model a conversation goes to its fallback block only', () => {
  expect(edgesFrom(aBlock('gpt', 'a', { fallback_target: 'c', jump_to_question: 'b' }), ...after)).toEqual([
    ['condition', 'c', 'ohne Modell', true],
  ]);
  expect(edgesFrom(aBlock('gpt', 'a', { fallback_target: 'gone' }), ...after)).toEqual([['order', 'b', '', false]]);
});

test('a conversation that a model leads goes on in order, and where its conditions lead', () => {
  const exit = { id: 'e', condition: 'Ein Motiv ist genannt', target: 'c' };
  const led = { brief: 'Suche ein Motiv.', gpt_exit_conditions: [exit, { ...exit, id: 'f', target: null }] };
  expect(edgesFrom(aBlock('gpt', 'a', led), ...after)).toEqual([
    ['condition', 'c', 'Ein Motiv ist genannt', false],
    ['order', 'b', '', false],
  ]);
  expect(edgesFrom(aBlock('gpt', 'a', { ...led, fallback_target: 'c' }), ...after)).toEqual([
    ['condition', 'c', 'Ein Motiv ist genannt|ohne Modell', false],
    ['order', 'b', '', false],
  ]);
});

test('a required consent that is declined leads to the ending', () => {
  const words = { label_decline: 'Nein danke' };
  expect(edgesFrom(aBlock('consent', 'a', { required: true, ...words }), ...after)).toEqual([
    ['condition', END, 'Nein danke', false],
    ['order', 'b', '', false],
  ]);
  expect(edgesFrom(aBlock('consent', 'a', { required: false, ...words }), ...after)).toEqual([
    ['order', 'b', '', false],
  ]);
});
