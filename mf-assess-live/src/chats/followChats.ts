import { followEvents } from '@dialogwerk/shared/browser';
import { streams } from '@dialogwerk/shared/contract/streams';
import type { ChatEvent } from '@dialogwerk/shared/contract';

const RETRY_MS = { first: 500, longest: 15_000 };

interface Followed {
  /** The last event that is known. */
  readonly after: number;
  readonly token: () => string | null;
  /** Has the token renewed when it has run out. */
  readonly renewToken: () => Promise<void>;
  readonly onEvent: (event: ChatEvent) => void;
}

/**
 * Tells each turn in a respondent's chats, once and in order, until it is stopped; gives the way to stop. A stream that is opened again goes
 * on behind the last event.
 */
export function followChats({ after, token, renewToken, onEvent }: Followed): () => void {
  let last = after;
  return followEvents({
    async ask(signal) {
      const answer = await fetch(streams.chats.path, {
        headers: {
          authorization: `Bearer ${token() ?? ''}`,
          accept: 'text/event-stream',
          'last-event-id': String(last),
        },
        signal,
      });
      if (answer.status === 401) await renewToken();
      return answer;
    },
    onData(data) {
      const event: unknown = JSON.parse(data);
      if (!isChatEvent(event) || event.seq <= last) return;
      last = event.seq;
      onEvent(event);
    },
    retryMs: RETRY_MS,
  });
}

/** The contract's word is taken for the rest, as for every call. */
function isChatEvent(event: unknown): event is ChatEvent {
  return typeof event === 'object' && event !== null && 'seq' in event && 'state' in event;
}
