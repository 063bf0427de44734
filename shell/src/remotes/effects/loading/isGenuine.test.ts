import { signedText } from '@dialogwerk/shared/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aRegistry } from '../../../testing/aModule.tsx';
import { isGenuine } from './isGenuine.ts';

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const [release] = aRegistry().remotes;
if (!release) throw new Error('no row');

let keys: CryptoKeyPair;
let signature: string;
beforeAll(async () => {
  keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const text = new TextEncoder().encode(signedText(release));
  signature = base64(await crypto.subtle.sign('Ed25519', keys.privateKey, text));
});
afterEach(() => document.querySelector('meta[name="release-key"]')?.remove());

async function pageHasKey(): Promise<void> {
  const meta = document.createElement('meta');
  meta.name = 'release-key';
  meta.content = base64(await crypto.subtle.exportKey('raw', keys.publicKey));
  document.head.append(meta);
}

test('a version is taken as the installation has signed it', async () => {
  await pageHasKey();
  expect(await isGenuine({ ...release, signature })).toBe(true);
});

test.each([
  ['another entry', { entry: '/remotes/mf-dashboard/v2/remoteEntry.js' }],
  ['other hashes', { integrity: { 'remoteEntry.js': 'sha384-x' } }],
  ['no signature', { signature: '' }],
  ['nonsense for a signature', { signature: 'kein base64!' }],
])('with %s it is refused', async (_, forged) => {
  await pageHasKey();
  expect(await isGenuine({ ...release, signature, ...forged })).toBe(false);
});

test('a page without a key goes by what the server has checked', async () => {
  expect(await isGenuine({ ...release, signature: '' })).toBe(true);
});
