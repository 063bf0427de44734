import { assert, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { refuseUnwieldyJson } from './refuseUnwieldyJson.ts';

const MEGABYTE = 1024 * 1024;

test.each<[string, string]>([
  ['five megabytes of brackets', '['.repeat(5 * MEGABYTE)],
  ['brackets behind a text with brackets and quotes', `{"a":"]]}\\"[","b":${'['.repeat(40)}`],
  ['a megabyte of empty lists', `[${'[],'.repeat(MEGABYTE / 3)}0]`],
])('%s are refused at once', (_, text) => {
  const begun = performance.now();
  expect(() => refuseUnwieldyJson(text)).toThrow(expect.objectContaining({ status: 400 }));
  expect(performance.now() - begun).toBeLessThan(100);
});

test('what a call may send passes, whatever stands in its texts', () => {
  const values = jsonValue({ maxDepth: 20 });
  assert(
    property(values, (value) => {
      expect(() => refuseUnwieldyJson(JSON.stringify(value))).not.toThrow();
    }),
  );
  expect(() => refuseUnwieldyJson(JSON.stringify({ content: '[{"\\'.repeat(MEGABYTE) }), 10)).not.toThrow();
});

test('a text that breaks off is left to the reader of JSON', () => {
  assert(
    property(string({ maxLength: 30 }), (text) => {
      expect(() => refuseUnwieldyJson(`"${text}`)).not.toThrow();
    }),
  );
});
