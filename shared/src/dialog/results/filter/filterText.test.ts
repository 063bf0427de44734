import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultFilter } from '../../../contract/schemas/index.ts';
import type { QualityFlag, ResultDevice, ResultFilter } from '../../../contract/index.ts';
import { everything, readFilterText, writeFilter } from './filterText.ts';

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.constantFrom('a_b', 'c.d', '*2e', 'ü', '🦊', '%20&=?#'),
);

const day = fc.constantFrom('2026-01-31', '2026-11-22');
const of = { question: word, part: fc.oneof(fc.constant(''), word) };
const bound = fc.option(fc.integer());
const filter: fc.Arbitrary<ResultFilter> = fc.record({
  from: fc.option(day),
  to: fc.option(day),
  states: fc.uniqueArray(fc.constantFrom('finished', 'screened', 'waiting', 'stopped', 'opened')),
  publications: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
  languages: fc.uniqueArray(fc.constantFrom('de', 'en'), { maxLength: 2 }),
  devices: fc.subarray<ResultDevice>(['phone', 'tablet', 'desktop', 'unknown']),
  flags: fc.subarray<QualityFlag | 'none'>(['fast', 'straight', 'nonsense', 'duplicate', 'none']),
  tags: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 60 })),
  sources: fc.array(fc.record({ variable: word, values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 2,
  }),
  answers: fc.array(
    fc.oneof(
      fc.record({
        ...of,
        is: fc.constantFrom('one-of' as const, 'has-options' as const, 'lacks-options' as const),
        ids: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ ...of, is: fc.constant('between' as const), min: bound, max: bound }),
      fc.record({ ...of, is: fc.constant('contains' as const), text: word }),
      fc.record({ ...of, is: fc.constant('status' as const), status: fc.constantFrom('answered', 'skipped', 'open') }),
    ),
    { maxLength: 3 },
  ),
});

it('reads back what it has written, and writes it the same again, for any filter', () => {
  fc.assert(
    fc.property(filter, (wanted) => {
      const text = writeFilter(wanted);
      const read = resultFilter.parse(readFilterText(text));
      expect(writeFilter(read)).toBe(text);
      expect(new Set(read.answers.map((one) => JSON.stringify(one))).size).toBe(read.answers.length);
      expect(new Set(read.states)).toEqual(new Set(wanted.states));
      for (const { is, question, part } of wanted.answers) {
        expect(read.answers).toContainEqual(expect.objectContaining({ is, question, part }));
      }
    }),
  );
});

it('stands in an address as it is', () => {
  fc.assert(
    fc.property(filter, (wanted) => {
      const text = writeFilter(wanted);
      expect(new URLSearchParams({ filter: text }).toString()).toBe(`filter=${text}`);
    }),
  );
});

it('is short, and empty for all conversations', () => {
  expect(writeFilter(everything)).toBe('');
  expect(resultFilter.parse(readFilterText(''))).toEqual(everything);
  const red = { is: 'one-of', question: 'colour', part: '', ids: ['red', 'blue', 'red'] } as const;
  expect(
    writeFilter({ ...everything, from: '2026-11-01', states: ['finished'], answers: [{ ...red, ids: [...red.ids] }] }),
  ).toBe('von.2026-11-01_stand.finished_antwort.colour..one-of.blue.red');
});

it.each(['von.gestern', 'stand.offen', 'antwort.a', 'antwort.a..between.x.', 'fassung.1'])(
  'what means nothing is refused: %s',
  (text) => {
    expect(resultFilter.safeParse(readFilterText(text)).success).toBe(false);
  },
);
