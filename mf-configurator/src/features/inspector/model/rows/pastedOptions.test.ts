import { expect, test } from 'vitest';
import { pastedOptions } from './pastedOptions.ts';

const read = (text: string): (readonly [string, string])[] | undefined =>
  pastedOptions(text)?.map(({ text: option, score }) => [option, score]);

test('each line is an option, without the signs of a list', () => {
  expect(read('Rot\r\n\r\n- Blau\n3) Grün\n• Gelb ')).toEqual([
    ['Rot', ''],
    ['Blau', ''],
    ['Grün', ''],
    ['Gelb', ''],
  ]);
});

test('a column of numbers in a table is the points, on either side', () => {
  expect(read('nie\t0\nmanchmal\t1,5\nimmer\t-3')).toEqual([
    ['nie', '0'],
    ['manchmal', '1,5'],
    ['immer', '-3'],
  ]);
  expect(read('0\tnie\n1\timmer')).toEqual([
    ['nie', '0'],
    ['immer', '1'],
  ]);
  expect(read('nie\tA\nimmer\t1')).toEqual([
    ['nie', ''],
    ['immer', ''],
  ]);
});

test('numbers alone are texts, and one line without columns is no list', () => {
  expect(read('1990\n2000')).toEqual([
    ['1990', ''],
    ['2000', ''],
  ]);
  expect(read('Ein Satz.')).toBeUndefined();
});
