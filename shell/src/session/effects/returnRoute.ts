const KEY = 'login_refresh_route';

/** Where an author was, and which call wanted a fresh login (spec §2: 'the original route and request'). */
export interface ReturnRoute {
  /** Path and query on this host. */
  readonly path: string;
  readonly call: string;
  readonly request: object;
}

/** Passwords are left out: local storage is no place for them, and the screen asks again. */
export function rememberReturnRoute({ path, call, request }: ReturnRoute): void {
  const kept = Object.fromEntries(Object.entries(request).filter(([name]) => !name.includes('password')));
  localStorage.setItem(KEY, JSON.stringify({ path, call, request: kept }));
}

/** The stored route; null when there is none or it does not read like one of this host. */
export function readReturnRoute(): ReturnRoute | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isReturnRoute(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function forgetReturnRoute(): void {
  localStorage.removeItem(KEY);
}

function isReturnRoute(stored: unknown): stored is ReturnRoute {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'path' in stored &&
    typeof stored.path === 'string' &&
    /^\/(?![/\\])/.test(stored.path) &&
    'call' in stored &&
    typeof stored.call === 'string' &&
    'request' in stored &&
    typeof stored.request === 'object' &&
    stored.request !== null
  );
}
