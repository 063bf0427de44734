import { expect, test } from 'vitest';
import { texts } from '../../../texts.ts';
import { changedAgo } from './changedAgo.ts';

const NOW = 1_760_000_000_000;

test.each([
  [0, 'Gerade eben geändert'],
  [59_000, 'Gerade eben geändert'],
  [-3_600_000, 'Gerade eben geändert'],
  [60_000, 'Geändert vor 1 Minute'],
  [2 * 3_600_000, 'Geändert vor 2 Stunden'],
  [3 * 86_400_000, 'Geändert vor 3 Tagen'],
])('%i ms ago reads „%s“', (ago, text) => {
  expect(texts.survey.changed(changedAgo(NOW - ago, NOW))).toBe(text);
});
