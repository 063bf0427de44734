import { afterEach, describe, expect, test, vi } from 'vitest';
import { aModule, aRegistry } from '../../testing/aModule.tsx';
import { createModuleLoader } from './createModuleLoader.ts';
import type { LoaderParts } from './createModuleLoader.ts';

afterEach(() => vi.useRealTimers());

function aLoader(parts: Partial<LoaderParts> = {}) {
  const readRegistry = vi.fn<LoaderParts['readRegistry']>(parts.readRegistry ?? (async () => aRegistry()));
  const importEntry = vi.fn<LoaderParts['importEntry']>(parts.importEntry ?? (async () => ({})));
  const loadExposed = vi.fn<LoaderParts['loadExposed']>(parts.loadExposed ?? (async (id) => aModule(id)));
  const loader = createModuleLoader({ readRegistry, importEntry, loadExposed, timeout: 15_000 });
  return { loader, readRegistry, importEntry, loadExposed };
}
const never = () => new Promise<never>(() => undefined);
const refused = async () => {
  throw new TypeError('Failed to fetch');
};

test('a module is loaded once, however often it is asked for', async () => {
  const { loader, importEntry } = aLoader();
  expect(loader.peek('mf-share')).toBeNull();
  const [one, other] = await Promise.all([loader.load('mf-share'), loader.load('mf-share')]);
  expect(one).toBe(other);
  expect(loader.peek('mf-share')).toBe(one);
  expect(importEntry).toHaveBeenCalledExactlyOnceWith('/remotes/mf-share/v1/remoteEntry.js');
});

describe('each way to fail has its name', () => {
  test.each([
    ['registry', { readRegistry: refused }],
    ['unknown-module', { readRegistry: async () => ({ ...aRegistry(), remotes: [] }) }],
    ['contract', { readRegistry: async () => aRegistry({ contract: 2 }) }],
    ['entry', { importEntry: refused }],
    ['evaluation', { loadExposed: refused }],
    ['contract', { loadExposed: async () => aModule('mf-share', { contract: 2 }) }],
    ['contract', { loadExposed: async () => aModule('mf-analyse') }],
    ['contract', { loadExposed: async () => ({ id: 'mf-share', contract: 1 }) }],
    ['contract', { loadExposed: async () => undefined }],
  ] satisfies [string, Partial<LoaderParts>][])('%s', async (kind, parts) => {
    const { loader } = aLoader(parts);
    await expect(loader.load('mf-share')).rejects.toMatchObject({ name: 'LoadFault', kind, module: 'mf-share' });
    expect(loader.peek('mf-share')).toBeNull();
  });
});

test.each(['readRegistry', 'importEntry', 'loadExposed'] as const)(
  'a hanging %s counts as missing after 15 seconds, not before',
  async (part) => {
    vi.useFakeTimers();
    const { loader } = aLoader({ [part]: never });
    const settled = vi.fn<(fault: unknown) => void>();
    loader.load('mf-share').catch(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  },
);

test('after a fault the next call reads the registry anew and asks at another address, since a browser remembers a failed import', async () => {
  let isAway = true;
  const { loader, readRegistry, importEntry, loadExposed } = aLoader({
    importEntry: async () => (isAway ? refused() : {}),
  });
  await expect(loader.load('mf-share')).rejects.toThrow('entry');
  await expect(loader.load('mf-share')).rejects.toThrow('entry');
  isAway = false;
  await expect(loader.load('mf-share')).resolves.toMatchObject({ id: 'mf-share' });
  expect(readRegistry).toHaveBeenCalledTimes(3);
  const address = '/remotes/mf-share/v1/remoteEntry.js';
  expect(importEntry.mock.calls.flat()).toEqual([address, `${address}?retry=1`, `${address}?retry=2`]);
  expect(loadExposed).toHaveBeenCalledExactlyOnceWith('mf-share', `${address}?retry=2`);
});

test('the fault of one module does not touch another', async () => {
  const { loader } = aLoader({ importEntry: async (address) => (address.includes('mf-share') ? refused() : {}) });
  await expect(loader.load('mf-share')).rejects.toThrow('entry');
  await expect(loader.load('mf-analyse')).resolves.toMatchObject({ id: 'mf-analyse' });
});
