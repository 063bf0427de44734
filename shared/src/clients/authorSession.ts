import type { AuthUser } from '../contract/index.ts';
import type { TokenPair, TokenStore } from './http/transport.ts';

/** The author's session in local storage, under the keys of spec §3. */
const KEYS = ['token', 'refresh_token', 'username', 'firstName', 'lastName', 'user_id', 'admin'] as const;

/** null and the string 'null' both count as absent (spec §4). */
function present(key: (typeof KEYS)[number]): string | null {
  const value = localStorage.getItem(key);
  return value === null || value === '' || value === 'null' ? null : value;
}

export const authorTokens: TokenStore = {
  read() {
    const token = present('token');
    const refresh_token = present('refresh_token');
    return token && refresh_token ? { token, refresh_token } : null;
  },
  write({ token, refresh_token }) {
    localStorage.setItem('token', token);
    localStorage.setItem('refresh_token', refresh_token);
  },
};

/** The user that was logged in when the page was left; null without token and username. */
export function restoreAuthor(): AuthUser | null {
  const username = present('username');
  if (!username || !authorTokens.read()) return null;
  return {
    username,
    firstName: present('firstName'),
    lastName: present('lastName'),
    user_id: present('user_id') ?? '',
    admin: present('admin') === 'true',
  };
}

export function storeAuthor(user: AuthUser, tokens: TokenPair): void {
  authorTokens.write(tokens);
  localStorage.setItem('username', user.username);
  localStorage.setItem('firstName', user.firstName ?? 'null');
  localStorage.setItem('lastName', user.lastName ?? 'null');
  localStorage.setItem('user_id', user.user_id);
  localStorage.setItem('admin', String(user.admin));
}

export function clearAuthor(): void {
  for (const key of KEYS) localStorage.removeItem(key);
}
