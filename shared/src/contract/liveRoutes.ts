import type { CallRoute } from './callRoute.ts';
import { respondentCalls } from './calls.ts';
import type { LiveCallName } from './calls.ts';

/** The routes of the respondents' calls, worked out as `routes` are: all that their page carries of the contract's calls. */
export const routes: Readonly<Record<LiveCallName, CallRoute>> = respondentCalls;
