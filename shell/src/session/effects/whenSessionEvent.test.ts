import { fetchOnce, send } from '@dialogwerk/shared/clients';
import type { ErrorCode } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { aServer } from '../../testing/aServer.ts';
import { $globalError } from '../state/globalError.ts';
import { readReturnRoute } from './returnRoute.ts';
import { whenSessionEvent } from './whenSessionEvent.ts';

const go = vi.fn<(path: string) => void>();
let stop: () => void;
beforeEach(() => {
  forgetPage();
  go.mockClear();
  stop = whenSessionEvent(go);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A server that renews tokens and answers everything else so. */
function withServer(status: number, code: ErrorCode): void {
  aServer((path) =>
    path.includes('/api/refresh')
      ? { status: 200, body: { token: 'new', refresh_token: 'new' } }
      : { status, body: { msg: '', code } },
  );
}

test("403 ends the session with the logout's sentence [§8.17]", async () => {
  signedIn();
  withServer(403, 'role/insufficient');
  await expect(fetchOnce('listSurveys', {})).rejects.toMatchObject({ status: 403 });
  expect($globalError.get()).toBe('Sie wurden abgemeldet. Bitte erneut anmelden.');
});

test("'Fresh token required' keeps route and request and goes to the re-login, without ending the session [§2.30]", async () => {
  signedIn();
  window.history.replaceState(null, '', '/analyse/a?ansicht=tabelle');
  withServer(401, 'login/fresh-required');
  await expect(send('excelExport', { survey_id: 'a' })).rejects.toMatchObject({ status: 401 });
  expect(go).toHaveBeenCalledExactlyOnceWith('/login_refresh');
  expect(readReturnRoute()).toEqual({
    path: '/analyse/a?ansicht=tabelle',
    call: 'excelExport',
    request: { survey_id: 'a' },
  });
  expect($session.get()).not.toBeNull();
});

test('nobody is logged out twice', async () => {
  withServer(403, 'role/insufficient');
  await expect(fetchOnce('listSurveys', {})).rejects.toMatchObject({ status: 403 });
  expect($globalError.get()).toBeNull();
});
