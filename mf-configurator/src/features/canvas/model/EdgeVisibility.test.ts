import { expect, test } from 'vitest';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { allVisible, readVisibility, visibleConnections } from './EdgeVisibility.ts';

const kinds = ['order', 'jump', 'condition', 'triggerSource', 'triggerTarget'] as const;
const connections: Connection[] = kinds.map((kind) => ({ kind, source: 'a', target: 'b', labels: [] }));
const shown = (flags: Partial<typeof allVisible>) =>
  visibleConnections(connections, { ...allVisible, ...flags }).map(({ kind }) => kind);

test('all connections are drawn by default, and each flag takes its own kind away (spec §4) [§4.17]', () => {
  expect(shown({})).toEqual(kinds);
  expect(shown({ conditionalJumps: false })).toEqual(['order', 'jump', 'triggerSource', 'triggerTarget']);
  expect(shown({ triggerSources: false })).toEqual(['order', 'jump', 'condition', 'triggerTarget']);
  expect(shown({ triggerTargets: false })).toEqual(['order', 'jump', 'condition', 'triggerSource']);
});

test('what the browser kept is read, whatever else stands there', () => {
  const flags = { ...allVisible, triggerSources: false };
  expect(readVisibility(JSON.stringify([['s1', flags]])).get('s1')).toEqual(flags);
  expect(readVisibility(JSON.stringify([['s1', { conditionalJumps: false }], 7, ['s2', null]]))).toEqual(
    new Map([['s1', { ...allVisible, conditionalJumps: false }]]),
  );
  for (const kept of [null, '', '{', '{"a":1}', '3']) expect(readVisibility(kept).size).toBe(0);
});
