import { describe, expect, it } from 'vitest';
import { rounds } from '../../../src/testing/rounds.ts';
import { allPatterns } from './allPatterns.ts';
import { boundedPatterns } from './boundedPatterns.data.ts';
import { provedPatterns } from './provedPatterns.data.ts';
import { slowness } from './slowness.ts';

const { patterns, hidden } = allPatterns();
const isLong = rounds(0, 1) > 0;
const proved = new Set(isLong ? [] : provedPatterns);

describe('a pattern takes time in proportion to the text that it meets', () => {
  it.each([...patterns].filter(([name]) => !proved.has(name) && !(name in boundedPatterns)))('%s', (name, pattern) => {
    expect(slowness(pattern), `${name} is slow: docs/decisions/0099-bounded-time.md says what to do`).toBeNull();
    // Also by texts that grow, whatever its automaton has proved.
    expect(isLong ? slowness(pattern, 'fuzz') : null).toBeNull();
  });

  it('and can be looked at, because it is put together when its file is loaded', () => {
    expect(patterns.size).toBeGreaterThan(400);
    expect(hidden).toEqual([]);
  });

  it('or stands in the list of those that are bounded, as long as it exists', () => {
    expect(Object.keys(boundedPatterns).filter((name) => !patterns.has(name))).toEqual([]);
  });
});

it('tells a slow one', () => {
  expect(slowness({ source: '^([A-Z][a-z]+(?:-[A-Z][a-z]+)?-?)*$', flags: '' })).toContain('exponential');
  expect(slowness({ source: '_+$', flags: '' })).toContain('2nd degree');
  expect(slowness({ source: '_+$', flags: '' }, 'fuzz')).toContain('2nd degree');
});
