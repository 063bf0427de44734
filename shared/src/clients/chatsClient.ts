import type { ChatsCallName } from '../contract/index.ts';
import { routes } from '../contract/chatsRoutes.ts';
import type { Client } from './http/client.ts';
import { respondentClientOf } from './respondentClient.ts';
import type { LiveSessionStore } from './respondentClient.ts';

/** The client of a multi-chat's respondents: as `createRespondentClient`, with the calls about all chats. */
export function createChatsClient(sessions: LiveSessionStore, onSessionEnded: () => void): Client<ChatsCallName> {
  return respondentClientOf(routes, sessions, onSessionEnded);
}
