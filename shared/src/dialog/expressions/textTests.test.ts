import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOf, matchesPattern } from './textTests.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', 'ä'), maxLength: 8 });
const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', 'Ä', '*', '?', '#'), maxLength: 8 });

test('a pattern fits the very texts that a regular expression of the same meaning does', () => {
  fc.assert(
    fc.property(text, pattern, (words, signs) => {
      const source = signs.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '[^]').replaceAll('#', '[0-9]');
      expect(matchesPattern(words, signs)).toBe(new RegExp(`^${source.replaceAll('\\[^]', '?')}$`, 'isu').test(words));
    }),
    { numRuns: 5_000 },
  );
});

test('each pattern fits its example', () => {
  fc.assert(
    fc.property(pattern, (signs) => {
      expect(matchesPattern(exampleOf(signs), signs)).toBe(true);
    }),
  );
});
