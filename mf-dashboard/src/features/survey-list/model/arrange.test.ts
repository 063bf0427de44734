import { expect, test } from 'vitest';
import { anItem } from '../../../testing/anItem.ts';
import { arrange } from './arrange.ts';

const surveys = [
  anItem({ survey_id: 'b', survey_name: 'Welle 10', updated_at: 2, finished: 5, active: true }),
  anItem({ survey_id: 'a', survey_name: 'Ärzte', updated_at: 3, finished: 0, active: false }),
  anItem({ survey_id: 'c', survey_name: 'welle 9', updated_at: 1, finished: 7, active: false }),
];
const ids = (arrangement: Parameters<typeof arrange>[1]) =>
  arrange(surveys, arrangement).map(({ survey_id }) => survey_id);

test.each([
  ['geaendert', ['a', 'b', 'c']],
  ['name', ['a', 'c', 'b']],
  ['gespraeche', ['c', 'b', 'a']],
] as const)('by %s', (order, expected) => {
  expect(ids({ status: 'alle', order })).toEqual(expected);
});

test('one status alone', () => {
  expect(ids({ status: 'live', order: 'geaendert' })).toEqual(['b']);
  expect(ids({ status: 'inaktiv', order: 'geaendert' })).toEqual(['a', 'c']);
});
