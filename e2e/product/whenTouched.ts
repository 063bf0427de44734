import { isTouched } from '@dialogwerk/shared/testing/rounds';
import { test } from './test.ts';

/** What loads, checks and releases modules: whoever changes a module changes none of it. */
export const composition = [
  'shell',
  'host',
  'rewrites',
  'shared/config',
  'shared/src/contract/module.ts',
  'shared/src/contract/moduleManifest.ts',
  'shared/src/contract/release.ts',
  'api/src/releases',
  'e2e/composition',
  'pnpm-lock.yaml',
] as const;

/** What the stories are made of, and what chats wait for each other by. */
export const stories = [
  'api/src/features/stories',
  'api/src/stories',
  'shared/src/dialog/managers',
  'mf-assess-live/src/chats',
  'e2e/product/stories',
  'e2e/journeys/stories.spec.ts',
  'e2e/journeys/storySolution.spec.ts',
] as const;

/** Leaves the tests of a file to `pnpm test:long` where a change touches none of what they rest on. */
export function whenTouched(...rooms: readonly string[]): void {
  test.skip(!isTouched(rooms), 'What it rests on is as it was at the last run.');
}
