import { expect, test } from 'vitest';
import { scoresOf } from './scoresOf.ts';
import type { TriedTranscript } from './TriedTranscript.ts';

const tried = (met: string | null, expected?: string | null, fault: 'timeout' | null = null): TriedTranscript => ({
  id: 'x',
  said: [],
  recorded: null,
  expected: expected === undefined ? null : { condition_id: expected },
  judged: { by: [], judgement: { verdicts: [], met, wants_stop: false, fault } },
});

test('precision and recall count what is judged and labelled alone', () => {
  const scores = scoresOf([
    tried('a', 'a'),
    tried('a', null),
    tried('a', 'b'),
    tried(null, 'a'),
    tried(null, null),
    tried('a'),
    tried(null, 'a', 'timeout'),
    { ...tried('a', 'a'), judged: null },
  ]);
  expect([scores.total, scores.right]).toEqual([5, 2]);
  expect(scores.of('a')).toEqual({ hits: 1, found: 3, expected: 2 });
  expect(scores.of('b')).toEqual({ hits: 0, found: 0, expected: 1 });
});
