import { afterEach, expect, test, vi } from 'vitest';
import { aRegistry } from '../../testing/aModule.tsx';
import { $pageRegistry, $registry } from '../state/registry.ts';
import { readRegistry } from './readRegistry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  $pageRegistry.set(null);
  $registry.set(null);
});

function withAnswer(answer: Response) {
  const fetched = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the first registry is the one that the server put into the page; the next is asked for', async () => {
  const inPage = document.createElement('script');
  inPage.type = 'application/json';
  inPage.id = 'remotes';
  inPage.textContent = JSON.stringify(aRegistry());
  document.head.append(inPage);
  const fetched = withAnswer(Response.json({ ...aRegistry(), remotes: [] }));
  await expect(readRegistry()).resolves.toEqual(aRegistry());
  expect(fetched).not.toHaveBeenCalled();
  await expect(readRegistry()).resolves.toEqual({ ...aRegistry(), remotes: [] });
});

test('a page that holds one module alone has the others asked for', async () => {
  const { remotes, ...registry } = aRegistry();
  const [first, second] = remotes;
  const putIntoPage = () => {
    const inPage = document.createElement('script');
    inPage.id = 'remotes';
    inPage.type = 'application/json';
    inPage.textContent = JSON.stringify({ ...registry, remotes: [first] });
    document.head.append(inPage);
  };
  const fetched = withAnswer(Response.json(aRegistry()));
  putIntoPage();
  await expect(readRegistry(first?.id)).resolves.toEqual({ ...registry, remotes: [first] });
  expect(fetched).not.toHaveBeenCalled();
  putIntoPage();
  await expect(readRegistry(second?.id)).resolves.toEqual(aRegistry());
});

test('the registry never comes from a cache', async () => {
  const fetched = withAnswer(Response.json(aRegistry()));
  await expect(readRegistry()).resolves.toEqual(aRegistry());
  expect(fetched).toHaveBeenCalledWith('/remotes.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['an error of the server', Response.json({ msg: 'Fehler' }, { status: 500 }), 'remotes.json: 500'],
  ["a proxy's page", new Response('<!doctype html>'), 'JSON'],
  ['JSON that is no registry', Response.json({ remotes: null }), 'not a registry'],
])('%s is no registry', async (_, answer, reason) => {
  withAnswer(answer);
  await expect(readRegistry()).rejects.toThrow(reason);
});

test('an unchanged registry costs no body', async () => {
  withAnswer(Response.json(aRegistry(), { headers: { etag: '"eins"' } }));
  await readRegistry();
  const again = withAnswer(new Response(null, { status: 304 }));
  await expect(readRegistry()).resolves.toEqual(aRegistry());
  expect(again).toHaveBeenCalledWith(
    '/remotes.json',
    expect.objectContaining({ headers: expect.objectContaining({ 'if-none-match': '"eins"' }) }),
  );
});
