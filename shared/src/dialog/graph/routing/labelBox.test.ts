import { expect, test } from 'vitest';
import { letterWidths } from '../../../testing/graph/letterWidths.data.ts';
import { LABEL } from '../geometry/cardSizes.ts';
import { labelOf, SMALL_LETTERS } from './labelBox.ts';

const long = 'Mit dem Fahrrad, bei jedem Wetter und auch im Winter';

test('a short label says all of it, in room for its larger letters', () => {
  const label = labelOf(['Ja'], letterWidths);
  expect(label).toMatchObject({ near: 'Ja', small: 'Ja' });
  expect(label?.width).toBeGreaterThanOrEqual(letterWidths('Ja') * SMALL_LETTERS);
});

test('a long one is cut to its room, in larger letters to fewer of them', () => {
  const label = labelOf([long, 'Zu Fuß'], letterWidths);
  expect(label?.near).toMatch(/^Mit dem Fahrrad.*…$/);
  expect(label?.small.length).toBeLessThan(label?.near.length ?? 0);
  expect(letterWidths(label?.near ?? '')).toBeLessThanOrEqual(LABEL.width);
  expect(letterWidths(label?.small ?? '') * SMALL_LETTERS).toBeLessThanOrEqual(LABEL.width);
  expect(labelOf([long], letterWidths, LABEL.width / 2)?.width).toBe(LABEL.width / 2);
});

test('without text there is no label', () => {
  expect(labelOf([], letterWidths)).toBeNull();
});
