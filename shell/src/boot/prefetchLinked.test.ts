import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moduleLoader } from '../remotes/effects/loading/loadModule.ts';
import { $areas } from '../remotes/state/areas.ts';
import { knownAreas } from '../testing/knownAreas.ts';
import { prefetchLinked } from './prefetchLinked.ts';

beforeEach(() => $areas.set(knownAreas));
afterEach(() => vi.restoreAllMocks());

/** What is fetched when the pointer comes to what stands in a link. */
function fetchedAt(href: string): string[] {
  const load = vi.spyOn(moduleLoader, 'load').mockRejectedValue(new Error('away'));
  document.body.innerHTML = `<a href="${href}"><span>Feedback</span></a>`;
  const target = document.querySelector('span');
  if (target) prefetchLinked({ target });
  return load.mock.calls.map(([id]) => id);
}

test.each([
  ['/configurator/a', ['mf-configurator']],
  ['/configurator/a?tool=proof', ['mf-configurator']],
  ['/share/a', ['mf-share']],
  ['/impressum', []],
  ['/dialog/a', []],
  ['https://example.org/configurator/a', []],
])('a link to %s fetches %j ahead', (href, modules) => {
  expect(fetchedAt(href)).toEqual(modules);
});

test('what stands in no link fetches nothing', () => {
  const load = vi.spyOn(moduleLoader, 'load');
  prefetchLinked({ target: document.body });
  expect(load).not.toHaveBeenCalled();
});
