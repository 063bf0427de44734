import { expect, test } from 'vitest';
import { linkWith } from './linkWith.ts';
import { nameProblem } from './nameProblem.ts';

const link = 'https://example.org/assess_live/abc';

test.each([
  [[], link],
  [[['quelle', ' ']], link],
  [[['quelle', 'Brief & Plakat']], `${link}?quelle=Brief+%26+Plakat`],
  [
    [
      ['utm_source', 'größe=1#a'],
      ['pid', ''],
      ['x', '🦊'],
    ],
    `${link}?utm_source=gr%C3%B6%C3%9Fe%3D1%23a&x=%F0%9F%A6%8A`,
  ],
] as const)('the link with %j', (values, expected) => {
  expect(linkWith(link, values)).toBe(expected);
  for (const [name, value] of values)
    expect(new URL(linkWith(link, values)).searchParams.get(name) ?? '').toBe(value.trim());
});

test.each(['', '1a', 'a b', 'ä', 'a=b', '_a'])('%j is no name of a parameter', (name) => {
  expect(nameProblem(name, [])).toContain('beginnt mit einem Buchstaben');
});

test('a name is kept once', () => {
  expect(nameProblem('quelle', ['quelle'])).toContain('schon');
  expect(nameProblem('utm-source.2', ['quelle'])).toBeNull();
});
