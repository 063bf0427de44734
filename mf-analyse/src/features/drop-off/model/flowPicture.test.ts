import type { CallResponse } from '@dialogwerk/shared/contract';
import { END, START } from '@dialogwerk/shared/dialog/graph';
import { aBlock, aDialog, randomDialog } from '@dialogwerk/shared/testing/graph';
import { expect, test } from 'vitest';
import { flowPicture } from './flowPicture.ts';

type Flow = CallResponse<'resultFlow'>;
const everywhere = { x: -100_000, y: -100_000, width: 200_000, height: 200_000 };

const place = (unique_question_id: string, into: number, stopped = 0): Flow['blocks'][number] => ({
  unique_question_id,
  into,
  out: into - stopped,
  stopped,
  waiting: 0,
  opened: 0,
});

const options = ['x', 'y'].map((id) => ({ id, text: id, score: null }));
const dialog = aDialog(
  aBlock('single', 'a', {
    options,
    jump_to_ids: [
      { kind: 'option', option_id: 'x', target: 'c' },
      { kind: 'option', option_id: 'y', target: 'c' },
    ],
  }),
  aBlock('open', 'b'),
  aBlock('open', 'c'),
);
const flow: Flow = {
  blocks: [place('a', 1_000, 100), place('b', 300), place('c', 900, 50), place('gone', 2)],
  edges: [
    { from: '<start>', to: 'a', count: 1_000 },
    { from: 'a', to: 'b', count: 300 },
    { from: 'a', to: 'c', count: 600 },
    { from: 'b', to: 'c', count: 300 },
    { from: 'c', to: '<end>', count: 850 },
    { from: 'b', to: 'a', count: 4 },
    { from: 'b', to: 'gone', count: 2 },
  ],
  unknown: 0,
};

test('each card says how many came and stopped, each way how many went it, also one that was taken out since', () => {
  const picture = flowPicture(dialog, flow);
  const { cards, edges } = picture.within(everywhere);
  expect(cards.map(({ id, number, reached, stopped }) => [id, number, reached, stopped])).toEqual([
    ['a', 1, 1_000, 100],
    ['b', 2, 300, 0],
    ['c', 3, 900, 50],
    [START, 0, 1_000, 0],
    [END, 0, 850, 0],
  ]);
  expect(edges.map(({ key, count, label }) => [...JSON.parse(key), count, label?.text])).toEqual(
    expect.arrayContaining([
      [START, 'a', 1_000, '1.000'],
      ['a', 'c', 600, '600'],
      ['a', 'b', 300, '300'],
      ['b', 'c', 300, '300'],
      ['c', END, 850, '850'],
      ['b', 'a', 4, '4'],
    ]),
  );
  expect(edges).toHaveLength(6);
  expect(picture.hasGone).toBe(true);
});

test('a way that nobody went has no count; a small area holds only what reaches into it', () => {
  const picture = flowPicture(randomDialog(7, 300), { blocks: [], edges: [], unknown: 0 });
  const { edges } = picture.within(everywhere);
  expect(edges.map(({ count, label }) => [count, label])).toEqual(edges.map(() => [0, null]));
  const [first] = picture.cards;
  const some = picture.within({ x: first?.place.x ?? 0, y: (first?.place.y ?? 0) + 100, width: 10, height: 10 });
  expect(some.cards.map(({ id }) => id)).toEqual([first?.id]);
  expect(some.edges.length).toBeLessThan(edges.length);
});
