import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeTable } from '../routes/routeTable.data.ts';
import { forgetPage, signedIn } from '../testing/anAuthor.ts';

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  forgetPage();
  vi.resetModules();
  asked.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.answersAhead = undefined;
});

const session = ['POST /api/verify-token {}', 'GET /api/account '];

/** The calls that the page at this address sends by itself. */
async function callsAt(path: string): Promise<readonly string[]> {
  history.replaceState(null, '', path);
  await import('./callAhead.ts');
  return asked.mock.calls.map(([url, init]) => `${init?.method} ${String(url)} ${String(init?.body ?? '')}`);
}

test.each(routeTable.map((entry) => [entry.path, entry] as const))(
  'what %s waits for goes ahead',
  async (path, entry) => {
    signedIn();
    const isOfDialog = entry.needsSurvey && path.includes(':survey_id');
    const isDashboard = entry.screen.kind === 'module' && entry.screen.screen === 'Dashboard';
    const own = [
      ...(isOfDialog ? ['POST /api/dialog {"survey_id":"a"}'] : []),
      ...(isDashboard ? ['GET /api/surveys '] : []),
    ];
    expect(await callsAt(path.replaceAll(/:\w+/g, 'a'))).toEqual(own.length > 0 ? [...session, ...own] : []);
  },
);

test('whoever has no session sends nothing ahead', async () => {
  expect(await callsAt('/share/a')).toEqual([]);
});
