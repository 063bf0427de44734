import { describe, expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import { connectionsOf } from '../connectionsOf.ts';
import { END, START } from '../terminals.ts';
import { loopGroups } from './loopGroups.ts';
import { membersBack, withMembers, withoutMembers } from './memberChanges.ts';

const items = [
  { id: 'a', text: 'Erster', members: ['a1', 'a2'] },
  { id: 'b', text: 'Zweiter', members: ['b1'] },
];
const mixed = aBlock('shuffle', 'mixed', { items });
const blocks = [mixed, ...['a1', 'a2', 'b1', 'end'].map((id) => aBlock('open', id))];

const edges = (...some: typeof blocks): string[] =>
  connectionsOf(aDialog(...some)).map(
    (edge) =>
      `${edge.kind} ${edge.source}>${edge.target}${edge.labels.length > 0 ? ` (${edge.labels.join('|')})` : ''}`,
  );

describe('edges of a shuffle', () => {
  test('lead into each item and behind all of them, the last block of each to the next item', () => {
    expect(edges(...blocks)).toEqual([
      `order ${START}>mixed`,
      'round mixed>a1 (Erster)',
      'round mixed>b1 (Zweiter)',
      'order mixed>end (danach)',
      'order a1>a2',
      'round a2>mixed (nächster Teil)',
      'round b1>mixed (nächster Teil)',
      `order end>${END}`,
    ]);
  });

  test('lead to the shuffle for whoever comes from outside', () => {
    const into = blocks.map((block) =>
      block.unique_question_id === 'end' ? Object.assign({}, block, { jump_to_question: 'b1' }) : block,
    );
    expect(edges(...into)).toContain('jump end>mixed');
  });
});

test('groups know the shuffle around a block, only loops where rounds are meant', () => {
  const groups = loopGroups(blocks);
  expect(groups.around('b1')).toEqual(['mixed']);
  expect(groups.isShuffle('mixed')).toBe(true);
  expect(groups.behind('mixed')).toBe('b1');
  expect(groups.beforeOf('b1')).toBeNull();
  expect(loopGroups(blocks, 'loop').around('b1')).toEqual([]);
});

test('blocks come into the item that they stand in, go out of it, and come back', () => {
  expect(withMembers(mixed, ['new'], 'a2')).toEqual({
    items: [{ ...items[0], members: ['a1', 'a2', 'new'] }, items[1]],
  });
  expect(withMembers(mixed, ['new'], null)).toEqual({ items: [items[0], { ...items[1], members: ['b1', 'new'] }] });
  expect(withoutMembers(mixed, ['a1', 'b1'])).toEqual({
    items: [
      { ...items[0], members: ['a2'] },
      { ...items[1], members: [] },
    ],
  });
  // The second item was taken away meanwhile.
  const now = aBlock('shuffle', 'mixed', { items: [{ id: 'a', text: 'Erster', members: ['a2'] }] });
  expect(membersBack(mixed, now, ['a1', 'b1'])).toEqual({
    items: [{ id: 'a', text: 'Erster', members: ['a2', 'a1'] }],
  });
  expect(withoutMembers(mixed, ['end'])).toBeNull();
});
