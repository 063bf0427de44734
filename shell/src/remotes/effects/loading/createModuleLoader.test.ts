import { afterEach, describe, expect, test, vi } from 'vitest';
import { aModule, aRegistry } from '../../../testing/aModule.tsx';
import { createModuleLoader } from './createModuleLoader.ts';
import { createRefusals } from './refusals.ts';
import type { LoaderParts } from './createModuleLoader.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function aLoader(parts: Partial<LoaderParts> = {}) {
  const readRegistry = vi.fn<LoaderParts['readRegistry']>(parts.readRegistry ?? (async () => aRegistry()));
  const importEntry = vi.fn<LoaderParts['importEntry']>(parts.importEntry ?? (async () => ({})));
  const loadExposed = vi.fn<LoaderParts['loadExposed']>(parts.loadExposed ?? (async (id) => aModule(id)));
  const onFault = vi.fn<LoaderParts['onFault']>();
  const onGivenUp = vi.fn<LoaderParts['onGivenUp']>();
  const guard = vi.fn<LoaderParts['guard']>();
  const loader = createModuleLoader({
    readRegistry,
    lacksOf: parts.lacksOf ?? (() => []),
    isGenuine: parts.isGenuine ?? (async () => true),
    guard,
    renew: parts.renew ?? (async () => 'sound'),
    refusals: createRefusals(),
    importEntry,
    loadExposed,
    timeout: 15_000,
    onLoaded: () => undefined,
    onFault,
    onGivenUp,
  });
  return { loader, readRegistry, importEntry, loadExposed, guard, onFault, onGivenUp };
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
    ['forged', { isGenuine: async () => false }],
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

const aVersion = (version: string) => {
  const {
    because: _because,
    lastGood: _lastGood,
    ...release
  } = aRegistry({ version, entry: `/${version}/entry.js` }).remotes.find(({ id }) => id === 'mf-share') ??
  expect.fail('no row');
  return release;
};
const withLastGood = async () => aRegistry({ lastGood: aVersion('v0') });

describe('a version that cannot run here', () => {
  test.each([
    ['does not come', { importEntry: async (address: string) => (address.includes('v1') ? refused() : {}) }],
    [
      'does not start',
      { loadExposed: async (_: string, address: string) => (address.includes('v1') ? refused() : aModule('mf-share')) },
    ],
    [
      'needs what is not there',
      {
        lacksOf: ({ version }: { readonly version: string }) =>
          version === 'v1' ? [{ kind: 'call', calls: ['neuerAufruf'] } as const] : [],
      },
    ],
  ] satisfies [string, Partial<LoaderParts>][])('and %s gives way to the last good one', async (_, parts) => {
    const { loader, onFault } = aLoader({ readRegistry: withLastGood, ...parts });
    await loader.load('mf-share');
    expect(loader.running('mf-share')).toMatchObject({ because: 'last-good', release: { version: 'v0' } });
    expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 'v1' }), expect.anything());
  });

  test('says what it lacks where there is no other', async () => {
    const lack = { kind: 'door', door: 'shared/ui', names: ['Neu'] } as const;
    const { loader, importEntry } = aLoader({ lacksOf: () => [lack] });
    await expect(loader.load('mf-share')).rejects.toMatchObject({ kind: 'lacks', lacks: [lack] });
    expect(importEntry).not.toHaveBeenCalled();
  });

  test('is not taken again in this tab once it was refused', async () => {
    const { loader, importEntry } = aLoader({ readRegistry: withLastGood });
    const share = aRegistry().remotes.find(({ id }) => id === 'mf-share');
    if (!share) throw new Error('no row');
    loader.refuse(share);
    await loader.load('mf-share');
    expect(importEntry).toHaveBeenCalledExactlyOnceWith('/v0/entry.js');
  });

  test('from sources is taken again after a reload, because they may be mended', async () => {
    const readRegistry = async () => {
      const registry = await withLastGood();
      return {
        ...registry,
        remotes: registry.remotes.map((one) => Object.assign({}, one, { because: 'override' as const })),
      };
    };
    const broken = aLoader({
      readRegistry,
      loadExposed: async (id, at) => (at.includes('v1') ? refused() : aModule(id)),
    });
    await broken.loader.load('mf-share');
    expect(broken.loader.running('mf-share')).toMatchObject({ because: 'last-good' });
    const { loader } = aLoader({ readRegistry });
    await loader.load('mf-share');
    expect(loader.running('mf-share')).toMatchObject({ because: 'override', release: { version: 'v1' } });
  });
});

describe('another version in the place of one that runs', () => {
  test('is told, and the one before is remembered', async () => {
    const { loader, guard } = aLoader();
    const told = vi.fn<Parameters<typeof loader.onReplaced>[0]>();
    const stop = loader.onReplaced(told);
    const before = await loader.load('mf-share');
    await loader.replace(aVersion('v2'), 'current');
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ because: 'current' }));
    expect(loader.peek('mf-share')).not.toBe(before);
    expect(await loader.load('mf-share')).toBe(loader.peek('mf-share'));
    expect(loader.before('mf-share')).toMatchObject({ version: 'v1' });
    expect(guard).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'v2' }), '/v2/entry.js');
    stop();
    await loader.replace(aVersion('v3'), 'current');
    expect(told).toHaveBeenCalledOnce();
  });

  test('leaves the one that runs where it is when it does not come', async () => {
    const { loader } = aLoader({ importEntry: async (address) => (address.includes('v2') ? refused() : {}) });
    const before = await loader.load('mf-share');
    await expect(loader.replace(aVersion('v2'), 'current')).rejects.toMatchObject({ kind: 'entry' });
    expect(loader.peek('mf-share')).toBe(before);
    expect(loader.running('mf-share')).toMatchObject({ release: { version: 'v1' } });
  });
});

describe('a file that was altered on its way', () => {
  test('is fetched past the cache, and the module comes without a word', async () => {
    let isAltered = true;
    const { loader, loadExposed, onFault } = aLoader({
      loadExposed: async (id) => (isAltered ? refused() : aModule(id)),
      renew: async () => {
        isAltered = false;
        return 'renewed';
      },
    });
    await expect(loader.load('mf-share')).resolves.toMatchObject({ id: 'mf-share' });
    expect(loadExposed.mock.calls.map(([, address]) => address)).toEqual([
      '/remotes/mf-share/v1/remoteEntry.js',
      '/remotes/mf-share/v1/remoteEntry.js?retry=1',
    ]);
    expect(onFault).not.toHaveBeenCalled();
  });

  test.each(['altered', 'offline'] as const)('and comes no better is said as what it is: %s', async (kind) => {
    const { loader, onGivenUp } = aLoader({ loadExposed: refused, renew: async () => kind });
    await expect(loader.load('mf-share')).rejects.toMatchObject({ kind });
    expect(onGivenUp).not.toHaveBeenCalled();
  });
});

test('a module that comes after its time has run out comes by itself', async () => {
  vi.useFakeTimers();
  let arrive = (_module: unknown): void => undefined;
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const { loader } = aLoader({ loadExposed: () => coming });
  const came = vi.fn();
  loader.onReplaced(came);
  const loading = loader.load('mf-share').catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await loading).toMatchObject({ kind: 'timeout' });
  expect(came).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  arrive(aModule('mf-share'));
  await vi.waitFor(() => expect(came).toHaveBeenCalledOnce());
  expect(loader.peek('mf-share')).not.toBeNull();
});

test('a version that was given up is not taken by a page that is loaded anew, for a working day', async () => {
  vi.useFakeTimers();
  const [row] = aRegistry({ version: 'v2', entry: '/v2/remoteEntry.js' }).remotes;
  const [good] = aRegistry().remotes;
  const parts: Partial<LoaderParts> = {
    readRegistry: async () => {
      if (!row || !good) throw new Error('no row');
      const share = { ...row, id: 'mf-share' as const, lastGood: { ...good, id: 'mf-share' as const } };
      return { ...aRegistry(), remotes: [share] };
    },
    loadExposed: async (id, address) => (address.startsWith('/v2') ? refused() : aModule(id)),
  };
  const first = aLoader(parts);
  await first.loader.load('mf-share');
  expect(first.onGivenUp).toHaveBeenCalledOnce();
  const next = aLoader(parts);
  await next.loader.load('mf-share');
  expect(next.importEntry.mock.calls.map(([address]) => address)).toEqual([good?.entry]);
  vi.setSystemTime(Date.now() + 11 * 60 * 60_000);
  const later = aLoader(parts);
  await later.loader.load('mf-share');
  expect(later.importEntry.mock.calls[0]?.[0]).toBe('/v2/remoteEntry.js');
});
