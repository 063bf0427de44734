import type { GeneratedAvatar } from '@dialogwerk/shared/contract';

/** Where the server draws a generated picture; several values of one option as a list. */
export function avatarAddress({ seed, ...options }: GeneratedAvatar): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const address = `/avatars/${encodeURIComponent(seed)}.svg`;
  return query.size > 0 ? `${address}?${query}` : address;
}
