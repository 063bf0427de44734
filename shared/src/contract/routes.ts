import type { CallRoute } from './callRoute.ts';
import { calls } from './calls.ts';
import type { CallName } from './calls.ts';

/** The routes of all calls. A page's build works them out (`plainRoutes`), because zod is 15 kB. */
export const routes: Readonly<Record<CallName, CallRoute>> = calls;
