import type { CallRoute } from './callRoute.ts';
import { handOverCalls } from './calls.ts';
import type { HandOverCallName } from './calls.ts';

/** The routes of going on at another device, worked out as `routes` are. Apart from `liveRoutes`, because few do. */
export const routes: Readonly<Record<HandOverCallName, CallRoute>> = handOverCalls;
