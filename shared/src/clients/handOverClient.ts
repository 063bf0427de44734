import { routes } from '../contract/handOverRoutes.ts';
import type { HandOverCallName } from '../contract/index.ts';
import type { Client } from './http/client.ts';
import { respondentClientOf } from './respondentClient.ts';
import type { LiveSessionStore } from './respondentClient.ts';

/** The client for going on at another device: as `createRespondentClient`, with these calls alone. */
export function createHandOverClient(sessions: LiveSessionStore): Client<HandOverCallName> {
  return respondentClientOf(routes, sessions, () => undefined);
}
