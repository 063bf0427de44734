const KEY = 'device';

/**
 * What this browser is known by at the next login, as the server gave it: with it, failures of strangers keep nobody out
 * (docs/decisions/0025-accounts.md). It stays when a session ends by itself, and goes with a logout (spec §4).
 */
export const knownDevice = {
  read: (): string | null => localStorage.getItem(KEY),
  keep: (mark: string): void => localStorage.setItem(KEY, mark),
  forget: (): void => localStorage.removeItem(KEY),
};
