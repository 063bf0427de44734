import { expect, test } from 'vitest';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { isSameDialog } from './isSameDialog.ts';

const block = aBlock('open', 'a', { context: 'Wie geht es Ihnen?' });
const before = snapshotOf(aDialog(block, aBlock('message', 'b')));
const withFirst = (change: object) => ({
  ...before,
  blocks: before.blocks.map((one, index) => (index === 0 ? Object.assign({}, one, change) : one)),
});

test('a card that was only moved is the same dialog', () => {
  expect(isSameDialog(before, withFirst({ position: { x: 1, y: 2 } }))).toBe(true);
});

test('a text, a block or a setting more or less is another one', () => {
  expect(isSameDialog(before, withFirst({ context: 'Wie geht es dir?' }))).toBe(false);
  expect(isSameDialog(before, { ...before, blocks: before.blocks.slice(1) })).toBe(false);
  expect(isSameDialog(before, { ...before, du_sie: 'du' })).toBe(false);
});
