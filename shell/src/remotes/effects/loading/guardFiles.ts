import type { ReleasedVersion } from '@dialogwerk/shared/contract';

const guarded = new Set<string>();

/**
 * Has the browser check each file of a version by its hash before it runs it: an import map that is added to those before.
 * Browsers without such maps, and pages that allow no script of their own, go by what the server checks.
 */
export function guardFiles({ entry, integrity }: ReleasedVersion, address: string): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const file = entry.slice(folder.length);
  const known = Object.entries(integrity).map(([path, hash]): [string, string] => [folder + path, hash]);
  // An attempt after a fault has an address of its own.
  const own = integrity[file];
  const hashes = own === undefined ? known : [...known, [address, own] as const];
  const more = hashes.filter(([path]) => !guarded.has(path));
  const nonce = nonceOfPage();
  if (more.length === 0 || nonce === '') return;
  for (const [path] of more) guarded.add(path);
  const element = document.createElement('script');
  element.type = 'importmap';
  element.nonce = nonce;
  element.textContent = asScript(JSON.stringify({ integrity: Object.fromEntries(more) }));
  document.head.append(element);
}

/** The server's word for this one answer, without which the page takes no script that was not in it. */
function nonceOfPage(): string {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
}

/** Only what this file has made becomes a script (`require-trusted-types-for`). */
function asScript(text: string): string {
  return policy ? policy.createScript(text) : text;
}
const policy = globalThis.trustedTypes?.createPolicy('dialogwerk-integrity', { createScript: (text) => text });
