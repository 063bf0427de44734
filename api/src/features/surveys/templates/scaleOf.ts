import type { Scale } from '@dialogwerk/shared/contract';

/** A block's own scale: the labels from the least point, 1, to the greatest. */
export const scaleOf = (...labels: readonly string[]): Scale => ({
  from: 'block',
  points: labels.map((label, index) => ({ value: index + 1, label })),
});

export const agreement = scaleOf(
  'trifft gar nicht zu',
  'trifft eher nicht zu',
  'teils, teils',
  'trifft eher zu',
  'trifft voll zu',
);

export const satisfaction = scaleOf(
  'sehr unzufrieden',
  'eher unzufrieden',
  'teils, teils',
  'eher zufrieden',
  'sehr zufrieden',
);
