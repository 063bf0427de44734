import { expect, it, vi } from 'vitest';
import { anEndpoint } from '../../testing/anEndpoint.ts';
import { ModelError } from './ModelError.ts';
import { reachEndpoint } from './reachEndpoint.ts';

it.each([
  'https://api.example.org.evil.example/v1/x',
  'https://gateway.example.org/v1/x',
  'http://api.example.org/v1/x',
  'https://api.example.org:8443/v1/x',
])('a key goes to the host that it was made for, and not to %s', async (elsewhere) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', asked);
  const reach = reachEndpoint(anEndpoint('https://api.example.org/v1'), new AbortController().signal);
  const headers = { authorization: 'Bearer geheim' };
  await expect(reach(elsewhere, { headers })).rejects.toThrow(ModelError);
  expect(asked).not.toHaveBeenCalled();
  await reach('https://api.example.org/v1/x', { headers });
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  vi.unstubAllGlobals();
});
