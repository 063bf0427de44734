import { beforeEach, expect, test } from 'vitest';
import { readReturnRoute, rememberReturnRoute } from './returnRoute.ts';

beforeEach(() => localStorage.clear());

test('route and request are kept, but never a password', () => {
  rememberReturnRoute({
    path: '/account',
    call: 'deleteAccount',
    request: { password: 'geheim', new_password: 'x', a: 1 },
  });
  expect(readReturnRoute()).toEqual({ path: '/account', call: 'deleteAccount', request: { a: 1 } });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('geheim');
});
