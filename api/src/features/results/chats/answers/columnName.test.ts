import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnName } from './columnName.ts';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_.]{0,63}$/), { minLength: 2 });
const numbers = fc.integer({ min: 1, max: 2 ** 31 - 1 });

test('names of several dialogs stay apart, whatever the case of their letters, and short enough', () => {
  fc.assert(
    fc.property(names, fc.uniqueArray(numbers, { minLength: 2, maxLength: 3 }), (all, dialogs) => {
      const given = dialogs.flatMap((dialog) => all.map((name) => columnName(dialog, name)));
      for (const name of given) expect(name).toMatch(/^d[0-9]+_[A-Za-z0-9_.]+$/);
      expect(Math.max(...given.map(({ length }) => length))).toBeLessThanOrEqual(62);
      expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(given.length);
    }),
  );
});

test('a name that is too long goes by itself, so that it is the same beside any others', () => {
  const long = 'zufriedenheit_'.repeat(4);
  expect(columnName(17, 'farbe')).toBe('d17_farbe');
  expect(columnName(17, `${long}_1`)).toBe(columnName(17, `${long}_1`));
  expect(columnName(17, `${long}_1_aaaaaaaa`)).not.toBe(columnName(17, `${long}_2_aaaaaaaa`));
});
