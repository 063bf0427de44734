import type { CallRoute } from './callRoute.ts';
import { chatsCalls, respondentCalls } from './calls.ts';
import type { ChatsCallName } from './calls.ts';

/** The routes of a multi-chat's respondents, worked out as `routes` are. Apart from `liveRoutes`, because most pages are of single dialogs. */
export const routes: Readonly<Record<ChatsCallName, CallRoute>> = { ...respondentCalls, ...chatsCalls };
