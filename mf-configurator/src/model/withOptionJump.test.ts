import type { Jump } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { withOptionJump, withoutJumpsTo } from './withOptionJump.ts';

const byOption = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const byCondition: Jump = { kind: 'condition', condition: 'alter > 18', target: 'c' };

test('an option’s jump is added behind the others, or leads elsewhere in its place', () => {
  expect(withOptionJump([byCondition], 'x', 'b')).toEqual([byCondition, byOption('x', 'b')]);
  expect(withOptionJump([byOption('x', 'b'), byCondition], 'x', 'd')).toEqual([byOption('x', 'd'), byCondition]);
});

test('deleting one line takes the jumps that are drawn as it, and no others', () => {
  const jumps = [byOption('x', 'c'), byOption('y', 'c'), byOption('far', 'c'), byCondition, byOption('x', 'd')];
  const handled = new Set(['x', 'y']);
  expect(withoutJumpsTo(jumps, 'c', 'x', handled)).toEqual([
    byOption('y', 'c'),
    byOption('far', 'c'),
    byCondition,
    byOption('x', 'd'),
  ]);
  expect(withoutJumpsTo(jumps, 'c', null, handled)).toEqual([
    byOption('x', 'c'),
    byOption('y', 'c'),
    byOption('x', 'd'),
  ]);
});
