import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bubblesOf } from './bubblesOf.ts';

describe('a text becomes bubbles', () => {
  test('at its markers, each with the pause before it', () => {
    expect(bubblesOf('Hallo!#1500#Schön, dass du da bist.')).toEqual([
      { context: 'Hallo!', pause: 0 },
      { context: 'Schön, dass du da bist.', pause: 1500 },
    ]);
  });

  test('as a whole when it has no marker, and not at all when it is empty', () => {
    expect(bubblesOf('# 5 Fragen, #los')).toEqual([{ context: '# 5 Fragen, #los', pause: 0 }]);
    expect(bubblesOf(' \n')).toEqual([]);
    expect(bubblesOf('#500#')).toEqual([]);
  });

  test('with the first one delayed by a marker in front, and pauses without words added up', () => {
    expect(bubblesOf('#200#Eins#300##400# Zwei #100#')).toEqual([
      { context: 'Eins', pause: 200 },
      { context: 'Zwei', pause: 700 },
    ]);
  });

  test('with no pause above a minute, whatever number stands there', () => {
    expect(bubblesOf(`#${'9'.repeat(400)}#Endlich`)).toEqual([{ context: 'Endlich', pause: 60_000 }]);
  });

  test('not where the hash sign is escaped, but where the backslash is', () => {
    expect(bubblesOf(String.raw`Raum \#5# links`)).toHaveLength(1);
    expect(bubblesOf(String.raw`C:\\#5#links`)).toHaveLength(2);
  });

  test('of whole numbers of milliseconds and visible words only', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('#', '#1#', '#007#', '\\', ' ', '\n'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const { context, pause } of bubblesOf(pieces.join(''))) {
          expect(context.trim()).not.toBe('');
          expect(Number.isSafeInteger(pause)).toBe(true);
        }
      }),
    );
  });
});
