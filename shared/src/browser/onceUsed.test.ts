import { expect, test, vi } from 'vitest';
import { onceUsed } from './onceUsed.ts';

test('runs at the first act of any kind, once, and not at all where it was left before', () => {
  const [run, left] = [vi.fn(), vi.fn()];
  onceUsed(run);
  onceUsed(left)();
  dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
});
