import { expect, test } from 'vitest';
import { anItem } from '../../../testing/anItem.ts';
import { steadyOrder } from './steadyOrder.ts';

const those = (ids: string) => ids.split('').map((survey_id) => anItem({ survey_id }));
const ordered = (found: string, before: string) =>
  steadyOrder(those(found), those(before))
    .map(({ survey_id }) => survey_id)
    .join('');

test.each([
  ['abc', '', 'abc'],
  ['cab', 'abc', 'abc'],
  ['nabc', 'abc', 'nabc'],
  ['cabde', 'abc', 'abcde'],
  ['nca', 'abc', 'nac'],
  ['xyz', 'abc', 'xyz'],
])('%s after %s stands as %s', (found, before, shown) => {
  expect(ordered(found, before)).toBe(shown);
});
