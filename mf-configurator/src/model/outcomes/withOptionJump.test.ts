import type { Jump } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { withOptionJump } from './withOptionJump.ts';

const byOption = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const byCondition: Jump = { kind: 'condition', condition: 'alter > 18', target: 'c' };

test('an option’s jump is added behind the others, or leads elsewhere in its place', () => {
  expect(withOptionJump([byCondition], 'x', 'b')).toEqual([byCondition, byOption('x', 'b')]);
  expect(withOptionJump([byOption('x', 'b'), byCondition], 'x', 'd')).toEqual([byOption('x', 'd'), byCondition]);
});
