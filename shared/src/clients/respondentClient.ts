import type { CallRoute } from '../contract/callRoute.ts';
import type { CallName, LiveCallName } from '../contract/index.ts';
import { routes } from '../contract/liveRoutes.ts';
import type { Client } from './http/client.ts';
import { createClient } from './http/createClient.ts';
import { fetchTransport } from './http/fetchTransport.ts';
import type { TokenPair, TokenStore } from './http/transport.ts';

export { ApiError, codeOf } from './http/ApiError.ts';
export type { Client } from './http/client.ts';

/** A live user of one dialog (spec §3, 'Live user'). */
export interface LiveSession {
  readonly username_live: string;
  readonly token_live: string;
  readonly refresh_token_live: string;
  readonly user_id_live: string;
}

/** Where a live session is kept; the messenger gives local storage or memory. */
export interface LiveSessionStore {
  read(): LiveSession | null;
  write(session: LiveSession): void;
}

/** The client of respondents, with bearer tokens of its own (spec §6). */
export function createRespondentClient(sessions: LiveSessionStore, onSessionEnded: () => void): Client<LiveCallName> {
  return respondentClientOf(routes, sessions, onSessionEnded);
}

/** The same with other calls. */
export function respondentClientOf<Names extends CallName>(
  ofCalls: Readonly<Record<Names, CallRoute>>,
  sessions: LiveSessionStore,
  onSessionEnded: () => void,
): Client<Names> {
  const store: TokenStore = {
    read() {
      const session = sessions.read();
      return session && { token: session.token_live, refresh_token: session.refresh_token_live };
    },
    write({ token, refresh_token }: TokenPair) {
      const session = sessions.read();
      if (session) sessions.write({ ...session, token_live: token, refresh_token_live: refresh_token });
    },
  };
  return createClient({
    routes: ofCalls,
    transport: fetchTransport(''),
    store,
    lockName: 'dialogwerk-live-refresh',
    onSessionEvent: (event) => {
      if (event.kind === 'ended') onSessionEnded();
    },
  });
}
