import { expect, test } from 'vitest';
import { edgePath } from './edgePath.ts';

test('a path is round at its corners alone', () => {
  const path = edgePath([
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 60, y: 100 },
  ]);
  expect(path).toBe('M0,0L0,90Q0,100 10,100L60,100');
});

test('a corner is no rounder than its pieces are long', () => {
  const path = edgePath([
    { x: 0, y: 0 },
    { x: 0, y: 8 },
    { x: 60, y: 8 },
  ]);
  expect(path).toBe('M0,0L0,4Q0,8 10,8L60,8');
});
