import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DoorRecord } from '@dialogwerk/shared/contract/doors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { stateOf } from '../registry/Registry.ts';

let product: BuiltProduct;
beforeEach(async () => {
  product = await aBuiltProduct();
});
afterEach(() => product.takeAway());

const door = '@dialogwerk/shared/state';

/** `showNotice`, with one argument that is this. */
function withNotice(side: 'takes' | 'gives', argument: string): DoorRecord {
  const names = { [door]: { showNotice: 0 } };
  const nothing = { takes: {}, gives: {} };
  const call = { takes: [{ must: true, of: 1 }], rest: null, gives: 2 };
  const types: DoorRecord['types'] = [
    { kind: 'object', fields: {}, rest: null, calls: [call] },
    { kind: 'word', word: argument },
    { kind: 'word', word: 'void' },
  ];
  return { types, ...nothing, [side]: names };
}

async function build(id: 'shell' | 'mf-share', version: string, argument: string): Promise<void> {
  await product.build(id, version, id === 'shell' ? { 'index.html': '' } : {});
  const record = withNotice(id === 'shell' ? 'gives' : 'takes', argument);
  await writeFile(join(product.folder, id, 'dist', version, 'doors.json'), JSON.stringify(record));
}
const release = (id: 'shell' | 'mf-share') => product.releases.release(id, null, 'test');
const current = async (id: 'shell' | 'mf-share') => stateOf(await product.releases.registry(), id).current;

beforeEach(async () => {
  await build('shell', 's1', 'string');
  await release('shell');
  await build('mf-share', 'v1', 'string');
  await release('mf-share');
});

test('a module alone whose argument has changed is refused, by the name that means something else', async () => {
  await build('mf-share', 'v2', 'object');
  await expect(release('mf-share')).rejects.toThrow(
    /mf-share v2 passt nicht zu shell s1: Es fehlt showNotice aus @dialogwerk\/shared\/state in der Form, für die es gebaut wurde\./,
  );
  expect(await current('mf-share')).toBe('v1');
});

test('a shell alone whose argument has changed is refused, with the module that it would break', async () => {
  await build('shell', 's2', 'object');
  await expect(release('shell')).rejects.toThrow(/mf-share v1 passt nicht zu shell s2: Es fehlt showNotice/);
  expect(await current('shell')).toBe('s1');
});

test('both together come at a start, and tabs with the shell of before are told what does not run there', async () => {
  await build('shell', 's2', 'object');
  await build('mf-share', 'v2', 'object');
  expect(await product.releases.adopt('start')).toEqual([]);
  const { misfits } = await product.releases.remotes();
  const lacks = [{ kind: 'shape', door, names: ['showNotice'] }];
  expect(misfits).toEqual(expect.arrayContaining([{ module: 'mf-share', version: 'v2', shell: 's1', lacks }]));
  expect(misfits?.some(({ version, shell }) => version === 'v2' && shell === 's2')).toBe(false);
});

test('what was built before builds have said it goes by its names alone', async () => {
  await product.build('mf-share', 'v0');
  await release('mf-share');
  expect(await current('mf-share')).toBe('v0');
});
