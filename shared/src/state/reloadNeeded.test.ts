import { afterEach, expect, test, vi } from 'vitest';
import { $reloadNeeded, needReloadIfGone } from './reloadNeeded.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  $reloadNeeded.set(false);
});

test.each([
  ['gone', async () => new Response(null, { status: 404 }), true],
  ['still there', async () => new Response(null, { status: 200 }), false],
  ['on a server in trouble', async () => new Response(null, { status: 502 }), false],
  ['out of reach', async () => Promise.reject(new TypeError('Failed to fetch')), false],
] satisfies [string, () => Promise<Response>, boolean][])('a file that is %s', async (_, answer, isNeeded) => {
  vi.stubGlobal('fetch', answer);
  await needReloadIfGone('/remotes/mf-share/v1/worker.js');
  expect($reloadNeeded.get()).toBe(isNeeded);
});
