import { routes } from '../contract/routes.ts';
import { withAnswersAhead } from './http/answersAhead.ts';
import { authorTokens } from './authorSession.ts';
import { callsAhead } from './http/callsAhead.ts';
import { createClient } from './http/createClient.ts';
import type { SessionEvent } from './http/createClient.ts';
import { fetchTransport } from './http/fetchTransport.ts';
import { patiently } from './http/patiently.ts';

type Listener = (event: SessionEvent) => void;
const listeners = new Set<Listener>();

/** Tells when the author's session has ended or must be renewed; the shell listens. Gives the way to stop. */
export function onAuthorSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const client = createClient({
  routes,
  transport: patiently(withAnswersAhead(fetchTransport(''))),
  store: authorTokens,
  lockName: 'dialogwerk-author-refresh',
  onSessionEvent: (event) => {
    for (const listener of listeners) listener(event);
  },
});

/** The client of logged-in authors, the same for shell and modules. The api stands at the page's own host (spec §7). */
export const authorClient = callsAhead(client);
