import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstJsonFault } from './firstJsonFault.ts';

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

describe('the first fault of a text that is no JSON', () => {
  test.each([
    ['', 0, true],
    ['{"a": 1', 7, true],
    ['{"a": 1.', 8, true],
    ['["abc', 5, true],
    ['["a\\u00', 7, true],
    ['[tru', 4, true],
    ['[-', 2, true],
    ['{"a" 1}', 5, false],
    ['{"a": 1,}', 8, false],
    ['[1 2]', 3, false],
    ['[tru]', 1, false],
    ['{a: 1}', 1, false],
    ['[1}', 2, false],
    ['1 1', 2, false],
    ['["\t"]', 2, false],
    ['[01]', 2, false],
    ["['a']", 1, false],
    ['["a\nb"]', 3, false],
    ['["a\\x"]', 3, false],
    ['["a\\u00g0"]', 3, false],
    ['[foo', 1, false],
  ])('%s: at %d', (source, index, end) => {
    expect(firstJsonFault(source)).toEqual({ index, end });
  });

  test('is there exactly when JSON.parse fails', () => {
    const sign = fc.constantFrom(...'{}[]:,"0123.-+eEtrufalsn\\ \n\té'.split(''));
    const scribble = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.oneof(scribble, fc.json(), fc.string()), (source) => {
        expect(firstJsonFault(source) === null).toBe(isJson(source));
      }),
      { numRuns: 5_000 },
    );
  });

  test('of brackets that are nested too deep to be read is its end', () => {
    const source = '['.repeat(200_000);
    expect(firstJsonFault(source)).toEqual({ index: source.length, end: true });
  });

  test('of a text cut off is its end', () => {
    fc.assert(
      fc.property(fc.object(), fc.double({ min: 0, max: 0.999, noNaN: true }), (value, share) => {
        const whole = JSON.stringify(value);
        const source = whole.slice(0, Math.floor(whole.length * share));
        expect(firstJsonFault(source)).toEqual({ index: source.length, end: true });
      }),
      { numRuns: 1_000 },
    );
  });
});
