import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_LIMITS } from '../../../contract/index.ts';
import { Dice } from '../../random/Dice.ts';
import { rounds } from '../../../testing/rounds.ts';
import { isIban, SOME_IBAN } from './iban.ts';
import { fitsReplyPattern, patternKind, textsOfPattern } from './replyPattern.ts';

describe('a pattern for replies', () => {
  test.each([
    ['#####', '12345', true],
    ['#####', '1234', false],
    ['#####', '123456', false],
    ['#####', '１２３４５', true],
    ['KB-####', 'kb-2024', true],
    ['KB-####', 'KB-20x4', false],
    ['??#|??-#', 'ab-7', true],
    ['??#|??-#', 'ab7', true],
    ['??#|??-#', 'ab--7', false],
    [' A* | B* ', 'bus', true],
    ['|', 'gleich was', true],
    ['(a+)+$', 'aaaa', false],
    ['(a+)+$', '(a+)+$', true],
    ['{iban}', 'de02 1203 0000 0000 2020 51', true],
    ['{IBAN}|#####', '12345', true],
    ['{IBAN}', 'DE02120300000000202052', false],
  ])('%j and %j: %s', (pattern, text, fits) => {
    expect(fitsReplyPattern(text, pattern)).toBe(fits);
  });

  test.each([
    ['#####', 'postcode'],
    ['#', 'digits'],
    ['#######', 'digits'],
    ['{IBAN}', 'iban'],
    ['{IBAN}|#', 'own'],
    ['A#', 'own'],
  ])('%j is of the kind %s', (pattern, kind) => expect(patternKind(pattern)).toBe(kind));

  test('has an example for each alternative, as long as is wanted where it lets it be', () => {
    expect(textsOfPattern('#?|A*Z|{IBAN}', 6)).toEqual(['0x', 'AxxxxZ', SOME_IBAN]);
    const signs = fc.string({ unit: fc.constantFrom('a', '1', '#', '?', '*', '-', 'ä'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(signs, fc.nat(12), (pattern, least) => {
        for (const text of textsOfPattern(pattern, least)) {
          expect(fitsReplyPattern(text, pattern)).toBe(true);
          expect(text.length >= least || !pattern.includes('*')).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('takes its time with no pattern and no text, however hostile both are', () => {
    const dice = new Dice(37);
    const piecesOfPatterns = [
      '*a',
      'a*',
      '**',
      '*?',
      '?*',
      '#*',
      '*#',
      'aaaaaaaa',
      'ß',
      '*ß',
      '|',
      '(a+)+',
      '{IBAN}',
      'ﬃ',
    ];
    const piecesOfTexts = ['ﷺ', 'aﷺ', 'a', 'aaaaaaaaaaaaaaaa', 'ß', 'ſ', '1', '\u0301', '😀', ' ', 'ab', 'ﬃ'];
    const made = (pieces: readonly string[], most: number): string => {
      const [one, other] = [dice.one(pieces) ?? '', dice.one(pieces) ?? ''];
      return (one + (dice.chance(0.5) ? other : '')).repeat(most).slice(0, most - 1);
    };
    // A busy machine makes others wait; what hangs takes far longer still.
    const most = rounds(100, 10);
    for (let count = 0; count < 10_000; count += 1) {
      const isLong = count % 10 === 0;
      const pattern = `${made(piecesOfPatterns, TEXT_LIMITS.pattern)}b`;
      const text = made(piecesOfTexts, isLong ? 10_000 : 1_000);
      expect(
        quickest(() => fitsReplyPattern(text, pattern)),
        `${pattern} ${text.slice(0, 40)}`,
      ).toBeLessThan(most);
    }
  }, 60_000);
});

/** Milliseconds of the quickest of a few runs, because another process may have had the processor in one. */
function quickest(work: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < 5 && least >= 10; run += 1) {
    const begun = performance.now();
    work();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

describe('an IBAN', () => {
  test.each([
    'DE02120300000000202051',
    'de02 1203 0000 0000 2020 51',
    'AT026000000001349870',
    'CH93 0076 2011 6238 5295 7',
    'GB82 WEST 1234 5698 7654 32',
    'NO93 8601 1117 947',
  ])('%s is one', (text) => expect(isIban(text)).toBe(true));

  test.each(['', 'DE', '02120300000000202051', 'DE02-1203-0000', 'D'.repeat(10_000)])('%s is none', (text) =>
    expect(isIban(text)).toBe(false),
  );

  test('is none any more with one digit changed, or two neighbours swapped', () => {
    for (let place = 4; place < SOME_IBAN.length; place += 1) {
      const digit = Number(SOME_IBAN[place]);
      expect(isIban(`${SOME_IBAN.slice(0, place)}${(digit + 1) % 10}${SOME_IBAN.slice(place + 1)}`)).toBe(false);
      const next = SOME_IBAN[place + 1];
      if (next === undefined || next === SOME_IBAN[place]) continue;
      expect(isIban(`${SOME_IBAN.slice(0, place)}${next}${digit}${SOME_IBAN.slice(place + 2)}`)).toBe(false);
    }
  });
});
