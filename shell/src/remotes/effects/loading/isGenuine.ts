import { signedText } from '@dialogwerk/shared/contract';
import type { ReleasedVersion } from '@dialogwerk/shared/contract';

/** The installation's public key, which the server has put into the page; null where there is none. */
function keyOfPage(): string | null {
  const key = document.querySelector('meta[name="release-key"]')?.getAttribute('content');
  return key === undefined || key === '' ? null : key;
}

let imported: { readonly from: string; readonly key: Promise<CryptoKey> } | null = null;

/**
 * Whether a version is one that the installation itself has released: its signature fits the page's key. Where the page has
 * no key, or the browser no way to check (a page without https), the server's own check is all there is.
 */
export async function isGenuine(release: ReleasedVersion): Promise<boolean> {
  const from = keyOfPage();
  if (from === null || !('subtle' in crypto)) return true;
  const { subtle } = crypto;
  if (imported?.from !== from)
    imported = { from, key: subtle.importKey('raw', bytesOf(from), 'Ed25519', false, ['verify']) };
  try {
    const text = new TextEncoder().encode(signedText(release));
    return await subtle.verify('Ed25519', await imported.key, bytesOf(release.signature), text);
  } catch (error) {
    // An old browser that does not know the algorithm.
    return error instanceof DOMException && error.name === 'NotSupportedError';
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
