import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test('the ratios are those of WCAG', () => {
  expect(contrastOf('#000000')).toMatchObject({ white: 21, black: 1, reads: 'white' });
  expect(contrastOf('#FFFFFF')).toMatchObject({ white: 1, black: 21, reads: 'black' });
  expect(contrastOf('#777777').white).toBeCloseTo(4.48, 2);
  expect(contrastOf('#5ABAB2').reads).toBe('black');
  expect(contrastOf('#757575').reads).toBe('both');
});
