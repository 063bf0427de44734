import type { ModuleId } from '@dialogwerk/shared/contract';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderRoutes } from '@dialogwerk/shared/testing/screen';
import { vi } from 'vitest';
import { App } from '../boot/App.tsx';
import type { LoadedModule } from '../remotes/model/LoadedModule.ts';
import { aModule } from './aModule.tsx';
import { fakeModules } from './fakeModules.ts';
import { knownAreas } from './knownAreas.ts';

type Answers = Parameters<typeof fakeAuthorApi>[0];

let closeLast: (() => void) | null = null;

/**
 * The whole shell at an address, session watchers included, over answers and modules of the test's own; by default the
 * token is good, every dialog exists and every module is there. Ended by `closeApp`.
 */
export function openApp(
  at: string,
  answers: Answers = {},
  modules: Partial<Record<ModuleId, () => LoadedModule>> = {},
) {
  const api = fakeAuthorApi({
    verifyToken: () => ({ success: true, user_id: 'u1', kind: 'author' }),
    dialog: ({ survey_id }) => aSurvey({ survey_id: String(survey_id) }),
    ...answers,
  });
  const loader = fakeModules({
    ...Object.fromEntries(knownAreas.map(({ id }) => [id, () => aModule(id)])),
    ...modules,
  });
  const app = renderRoutes([{ path: '*', element: <App /> }], at);
  closeLast = () => {
    loader.restore();
    api.restore();
  };
  return {
    ...app,
    /** Takes the answers away again: calls go to the server that the test has. */
    meetServer: api.restore,
    /** The modules that were asked for, in order. */
    asked: loader.asked,
    /** What was sent with each call of this name. */
    made: (name: (typeof api.made)[number]['name']) =>
      api.made.filter((call) => call.name === name).map((call) => call.request),
  };
}

/** For `afterEach`: ends the app of the test and takes back what the test has replaced. */
export function closeApp(): void {
  closeLast?.();
  closeLast = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
}
