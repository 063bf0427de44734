import { streams } from '@dialogwerk/shared/contract/streams';
import type { ChatEvent } from '@dialogwerk/shared/contract';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** Twice as long as the server is ever silent: a connection that says nothing longer is dead. */
const SILENCE_MS = 35_000;

interface Followed {
  /** The last event that is known. */
  readonly after: number;
  readonly token: () => string | null;
  /** Has the token renewed when it has run out. */
  readonly renewToken: () => Promise<void>;
  readonly onEvent: (event: ChatEvent) => void;
}

/**
 * Tells each turn in a respondent's chats, once and in order, until it is stopped; gives the way to stop. Opens the stream
 * again whenever it ends, behind the last event, and sooner when the network comes back.
 */
export function followChats({ after, token, renewToken, onEvent }: Followed): () => void {
  let last = after;
  let retry = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | null = null;
  const stop = new AbortController();

  async function open(): Promise<void> {
    if (stop.signal.aborted || controller) return;
    controller = new AbortController();
    const answer = await ask(controller.signal).catch(() => null);
    if (answer?.ok && answer.body) await read(answer.body, controller).catch(() => undefined);
    controller = null;
    if (stop.signal.aborted) return;
    timer = setTimeout(() => void open(), retry);
    retry = Math.min(retry * 2, LONGEST_RETRY_MS);
  }

  async function ask(signal: AbortSignal): Promise<Response> {
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
  }

  async function read(body: ReadableStream<Uint8Array>, reading: AbortController): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const silence = setTimeout(() => reading.abort(), SILENCE_MS);
      const { value, done } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(tell);
    }
  }

  function tell(block: string): void {
    retry = FIRST_RETRY_MS;
    const [, data] = /^data: (.*)$/m.exec(block) ?? [];
    if (data === undefined || stop.signal.aborted) return;
    const event: unknown = JSON.parse(data);
    if (!isChatEvent(event) || event.seq <= last) return;
    last = event.seq;
    onEvent(event);
  }

  function openNow(): void {
    if (controller) return;
    clearTimeout(timer);
    retry = FIRST_RETRY_MS;
    void open();
  }

  // What was cut off may hang unnoticed until it is silent for too long.
  const onOffline = (): void => controller?.abort();
  globalThis.addEventListener('online', openNow, { signal: stop.signal });
  globalThis.addEventListener('offline', onOffline, { signal: stop.signal });
  void open();
  return () => {
    stop.abort();
    clearTimeout(timer);
    controller?.abort();
  };
}

/** The contract's word is taken for the rest, as for every call. */
function isChatEvent(event: unknown): event is ChatEvent {
  return typeof event === 'object' && event !== null && 'seq' in event && 'state' in event;
}
