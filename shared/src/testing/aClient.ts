import { routes } from '../contract/routes.ts';
import type { Client } from '../clients/http/client.ts';
import { createClient } from '../clients/http/createClient.ts';
import type { SessionEvent } from '../clients/http/createClient.ts';
import { fetchTransport } from '../clients/http/fetchTransport.ts';
import type { TokenPair } from '../clients/http/transport.ts';

/** The author's client as a page has it, on a running api, with its tokens in memory; `events` tells what became of the session. */
export function aClient(url: string, tokens: TokenPair): Client & { readonly events: readonly SessionEvent[] } {
  let stored: TokenPair = tokens;
  const events: SessionEvent[] = [];
  const client = createClient({
    routes,
    transport: fetchTransport(url),
    store: {
      read: () => stored,
      write: (renewed) => {
        stored = renewed;
      },
    },
    lockName: `test-${tokens.refresh_token}`,
    onSessionEvent: (event) => events.push(event),
  });
  return { ...client, events };
}
