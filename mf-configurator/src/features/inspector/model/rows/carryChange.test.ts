import { newBlock } from '@dialogwerk/shared/dialog';
import type { CarryingBlock } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { carryChange } from './carryChange.ts';

const carry = { from: 'obst', which: 'chosen' } as const;
const option = (id: string, text: string) => ({ id, text, score: null });

function choice(id: string, fields: object): CarryingBlock {
  const block = newBlock('single', id, 0);
  if (block.type !== 'single') throw new Error('no choice');
  return Object.assign({}, block, fields);
}

const source = choice('obst', { options: [option('o1', 'Apfel'), option('o2', 'Birne')] });

test('what a new block holds goes, what its author has written stays', () => {
  const own = option('own', 'Keins davon');
  const fresh = choice('q', {});
  expect(carryChange(fresh, carry, [source, fresh])).toEqual({ carry, options: [] });
  const written = choice('q', { options: [option('o1', 'Option 1'), own] });
  expect(carryChange(written, carry, [source, written])).toEqual({ carry, options: [own] });
});

test('an own option that is called as one that comes keeps its jump, its reaction and its place under an id of its own', () => {
  const block = choice('q', {
    options: [option('o1', 'Keins davon')],
    jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'x' }],
    jump_to_reactions: { o1: 'Schade!' },
    fixed_options: ['o1'],
  });
  const change = carryChange(block, carry, [source, block]);
  const id = 'options' in change ? (change.options?.[0]?.id ?? '') : '';
  expect(id).toMatch(/^o[0-9a-z]{12}$/);
  expect(change).toEqual({
    carry,
    options: [option(id, 'Keins davon')],
    jump_to_ids: [{ kind: 'option', option_id: id, target: 'x' }],
    jump_to_reactions: { [id]: 'Schade!' },
    fixed_options: [id],
  });
});

test('without taking over nothing else changes', () => {
  expect(carryChange(source, null, [source])).toEqual({ carry: null });
});
