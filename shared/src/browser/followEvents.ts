import { readEvents } from './readEvents.ts';

/** Twice as long as the server is ever silent: a connection that says nothing longer is dead. */
const SILENCE_MS = 35_000;

interface Followed {
  /** Opens the stream; null for not now. `stop`: nothing more will ever come. */
  readonly ask: (signal: AbortSignal, stop: () => void) => Promise<Response | null>;
  /** Gets the data of each event. */
  readonly onData: (data: string) => void;
  /** How long it waits before it opens the stream again, at first and at most, in milliseconds. */
  readonly retryMs: { readonly first: number; readonly longest: number };
}

/**
 * Follows a stream of server-sent events until it is stopped; gives the way to stop. Opens the stream again whenever it ends, fails or
 * falls silent, ever later as long as nothing comes, and at once when the network comes back.
 */
export function followEvents({ ask, onData, retryMs }: Followed): () => void {
  let retry = retryMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | null = null;
  const stopped = new AbortController();

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
    controller?.abort();
  }

  async function open(): Promise<void> {
    if (stopped.signal.aborted || controller) return;
    const own = new AbortController();
    controller = own;
    const onSilence = (): void => own.abort();
    try {
      const answer = await ask(own.signal, stop);
      if (answer?.ok && answer.body) await readEvents(answer.body, tell, { silenceMs: SILENCE_MS, onSilence });
    } catch {
      // Opened again like one that has ended; what was not read to its end is given up.
      own.abort();
    }
    controller = null;
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void open(), retry);
    retry = Math.min(retry * 2, retryMs.longest);
  }

  function tell(data: string | null): void {
    retry = retryMs.first;
    if (data !== null && !stopped.signal.aborted) onData(data);
  }

  function openNow(): void {
    if (controller) return;
    clearTimeout(timer);
    retry = retryMs.first;
    void open();
  }

  const { signal } = stopped;
  globalThis.addEventListener('online', openNow, { signal });
  // What was cut off may hang unnoticed until it is silent for too long.
  globalThis.addEventListener('offline', () => controller?.abort(), { signal });
  void open();
  return stop;
}
