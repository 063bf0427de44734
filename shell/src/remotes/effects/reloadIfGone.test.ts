import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRegistry } from '../../testing/aModule.tsx';
import { $pageRegistry } from '../state/registry.ts';
import { $reloadNeeded } from '../state/releaseNews.ts';
import { reloadIfGone } from './reloadIfGone.ts';

beforeEach(() => $pageRegistry.set(aRegistry()));
afterEach(() => {
  vi.unstubAllGlobals();
  $reloadNeeded.set(false);
  $pageRegistry.set(null);
});

const worker = 'https://example.org/remotes/mf-share/v1/assets/worker.js';
const ownChunk = 'https://example.org/assets/Admin-1.js';
const answers = (status: number) => async () => new Response(null, { status });
const away = async () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['gone, with another version in its place', worker, answers(404), aRegistry({ version: 'v2' }), true],
  ['gone, though it is the version that is served', worker, answers(404), aRegistry(), false],
  ['still there', worker, answers(200), aRegistry({ version: 'v2' }), false],
  ['on a server in trouble', worker, answers(502), aRegistry({ version: 'v2' }), false],
  ['out of reach', worker, away, aRegistry({ version: 'v2' }), false],
  ["the shell's own, and gone with it", ownChunk, answers(404), { ...aRegistry(), shell: 's2' }, true],
  ["the shell's own, of the shell that is served", ownChunk, answers(404), aRegistry({ version: 'v2' }), false],
  ['gone, while there is no registry to be had', worker, answers(404), null, false],
] as const)('a file that is %s', async (_, address, answer, registry, isNeeded) => {
  vi.stubGlobal('fetch', answer);
  await reloadIfGone(address, async () => registry);
  expect($reloadNeeded.get()).toBe(isNeeded);
});
