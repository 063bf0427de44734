import { createHash } from 'node:crypto';
import { compositionText } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRegistry } from '../../testing/aModule.tsx';
import { knownAreas } from '../../testing/knownAreas.ts';
import { $composition, $pageRegistry } from '../state/registry.ts';
import { nameComposition } from './nameComposition.ts';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  $pageRegistry.set(aRegistry());
});
afterEach(() => {
  vi.unstubAllGlobals();
  $pageRegistry.set(null);
  $composition.set(null);
});

test('what runs has the name that the server gives to the same versions, also once the page’s own are back', async () => {
  const swapped = (id: string) => (id === 'mf-share' ? 'v2' : undefined);
  await nameComposition(swapped);
  const modules = knownAreas.map(({ id }) => [id, swapped(id) ?? 'v1'] as const);
  const text = compositionText({ shell: 's1', api: 'a1', ...Object.fromEntries(modules) });
  expect($composition.get()).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16));
  await nameComposition(() => 'v1');
  expect($composition.get()).toBe('c0ffee');
});

test('without https it stays with the name of the page', async () => {
  vi.stubGlobal('isSecureContext', false);
  await nameComposition(() => 'v2');
  expect($composition.get()).toBe('c0ffee');
});
