import type { Publication, Version } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { revisionOf, savedStates } from './SavedState.ts';

const version = (name: string, revision: number, created_at: number): Version => ({
  version_id: name,
  name,
  revision,
  author: null,
  created_at,
});
const publication = (publication_id: string, revision: number, published_at: number): Publication => ({
  publication_id,
  revision,
  published_at,
  author: null,
  note: '',
  conversations: 0,
  current: false,
  approved: null,
});

test('names and publications stand in the order of what they hold, not of when they were kept', () => {
  // An early state can get its name late, and be published again.
  const states = savedStates(
    [version('Anfang', 2, 900), version('Pilot', 7, 300)],
    [publication('zweite', 7, 400), publication('erste', 4, 100)],
  );
  expect(states.map((state) => [state.key, revisionOf(state)])).toEqual([
    ['zweite', 7],
    ['Pilot', 7],
    ['erste', 4],
    ['Anfang', 2],
  ]);
});
