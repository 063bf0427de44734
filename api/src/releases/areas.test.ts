import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBuiltProduct } from '../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../testing/aBuiltProduct.ts';
import { anArea } from '../../testing/anArea.ts';

let product: BuiltProduct;
beforeEach(async () => {
  product = await aBuiltProduct();
  await product.release('shell', 's1', {});
  await product.release('mf-share', 'v1', {}, { area: anArea('mf-share', '/share/:survey_id') });
});
afterEach(() => product.takeAway());

const areasOf = ({ areas }: RemoteRegistry) => areas.map(({ id, routes }) => `${id} ${routes[0]?.path}`);

test('a module that nobody knew before comes with its addresses, and with a start as well', async () => {
  await product.release('mf-polls', 'v1', {}, { area: anArea('mf-polls', '/polls/:survey_id') });
  expect(areasOf(await product.releases.remotes())).toEqual([
    'mf-polls /polls/:survey_id',
    'mf-share /share/:survey_id',
  ]);
  await product.build('mf-notes', 'v1', {}, { area: anArea('mf-notes', '/notes/:survey_id') });
  expect(await product.releases.adopt('start')).toEqual([]);
  const registry = await product.releases.remotes();
  expect(areasOf(registry)).toContain('mf-notes /notes/:survey_id');
  expect(Object.keys(registry.versions)).toEqual(['mf-notes', 'mf-polls', 'mf-share']);
});

test('the page of an address names the rows of its module alone, and the areas of all', async () => {
  await product.release('mf-polls', 'v1', {}, { area: anArea('mf-polls', '/polls/:survey_id') });
  const { remotes, areas } = await product.releases.remotes(undefined, '/polls/7');
  expect(remotes.map(({ id }) => id)).toEqual(['mf-polls']);
  expect(areas).toHaveLength(2);
});

test('who tries a version gets its addresses, all others those of the current one', async () => {
  await product.build('mf-share', 'v2', {}, { area: anArea('mf-share', '/weitergeben/:survey_id') });
  await product.releases.tryOut('mf-share', { version: null, share: 0.5, users: [] }, 'test');
  const inTrial = { share: 0.1, user_id: null, replay: {} };
  expect(areasOf(await product.releases.remotes(inTrial))).toEqual(['mf-share /weitergeben/:survey_id']);
  expect(areasOf(await product.releases.remotes())).toEqual(['mf-share /share/:survey_id']);
});

test('a module keeps its addresses while its files are away', async () => {
  const folder = join(product.releases.folder, 'mf-share');
  await rename(folder, `${folder}-away`);
  const registry = await product.releases.remotes();
  expect(registry.remotes).toEqual([]);
  expect(areasOf(registry)).toEqual(['mf-share /share/:survey_id']);
});

test('a version from before modules said anything has what a newer one says', async () => {
  await product.release('mf-old', 'v1');
  expect(areasOf(await product.releases.remotes())).toEqual(['mf-share /share/:survey_id']);
  await product.releases.pin('mf-old', null, 'test');
  await product.build('mf-old', 'v2', {}, { area: anArea('mf-old', '/old/:survey_id') });
  await product.releases.adopt('start');
  const registry = await product.releases.remotes();
  expect(registry.versions['mf-old']).toBe('v1');
  expect(areasOf(registry)).toContain('mf-old /old/:survey_id');
});

test.each([
  ['the address of another module', anArea('mf-polls', '/share/:id'), 'die Adresse /share/:id'],
  [
    'the tab of another module',
    anArea('mf-polls', '/polls/:survey_id', { tabs: anArea('mf-share', '/polls/:survey_id').tabs ?? [] }),
    'den Reiter „share“',
  ],
  ['an address of the frame', anArea('mf-polls', '/account'), 'die Adresse /account'],
  ['an address of the server', anArea('mf-polls', '/api/polls'), 'die Adresse /api/polls'],
])('a module that wants %s is refused with a sentence, and nothing changes', async (_, area, what) => {
  const before = await product.releases.registry();
  await expect(product.release('mf-polls', 'v1', {}, { area })).rejects.toThrow(what);
  expect(await product.releases.registry()).toEqual(before);
});

test.each(['../evil', 'mf-A', 'shell/x', 'mf-'])(
  'a manifest is of the module whose name it bears, not of %s',
  async (id) => {
    await expect(product.release('mf-polls', 'v1', {}, { area: { ...anArea('mf-polls', '/p'), id } })).rejects.toThrow(
      'unvollständig',
    );
  },
);
