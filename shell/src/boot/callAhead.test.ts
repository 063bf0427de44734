import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moduleRoutes } from '../routes/moduleRoutes.ts';
import { ownRoutes } from '../routes/ownRoutes.data.ts';
import { forgetPage, signedIn } from '../testing/anAuthor.ts';
import { knownAreas } from '../testing/knownAreas.ts';

/** What the server puts into the page of a dialog; the styles of other tests stay. */
function opensDialog(survey_id: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'opens-dialog', content: survey_id });
  document.head.append(meta);
}
const forgetDialog = (): void => document.querySelector('meta[name="opens-dialog"]')?.remove();

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  forgetPage();
  vi.resetModules();
  asked.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  forgetDialog();
  vi.unstubAllGlobals();
  globalThis.answersAhead = undefined;
});

const session = [
  { url: '/api/verify-token', method: 'POST', body: '{}' },
  { url: '/api/account', method: 'GET', body: undefined },
];

/** The calls that the page at this address sends by itself. */
async function callsAt(path: string): Promise<readonly object[]> {
  history.replaceState(null, '', path);
  await import('./callAhead.ts');
  return asked.mock.calls.map(([url, init]) => ({ url, method: init?.method, body: init?.body }));
}

test.each([...ownRoutes, ...moduleRoutes(knownAreas)].map((entry) => [entry.path, entry] as const))(
  'what %s waits for goes ahead',
  async (path, entry) => {
    signedIn();
    const isOfDialog = entry.needsSurvey && path.includes(':survey_id');
    // As the server's page says it.
    if (isOfDialog) opensDialog('a');
    const isDashboard = entry.screen.kind === 'module' && entry.screen.screen === 'Dashboard';
    const own = [
      ...(isOfDialog ? [{ url: '/api/dialog', method: 'POST', body: '{"survey_id":"a"}' }] : []),
      ...(isDashboard
        ? ['/api/surveys', '/api/dialogmanagers'].map((url) => ({ url, method: 'GET', body: undefined }))
        : []),
    ];
    expect(await callsAt(path.replaceAll(/:\w+/g, 'a'))).toEqual(own.length > 0 ? [...session, ...own] : []);
  },
);

test('whoever has no session sends nothing ahead', async () => {
  expect(await callsAt('/share/a')).toEqual([]);
});
