/** How long after the last reading the server is told, in milliseconds. */
const PAUSE_MS = 1_000;

type Seen = Readonly<Record<string, number>>;

/** The most that was read of each chat, here or elsewhere. */
export function mostSeen(here: Seen, elsewhere: Seen): Seen {
  const chats = new Set([...Object.keys(here), ...Object.keys(elsewhere)]);
  return Object.fromEntries([...chats].map((chat) => [chat, Math.max(here[chat] ?? 0, elsewhere[chat] ?? 0)]));
}

/** Has the server know how much was read, once for what is read in a row, and before the page is left. Gives what to call with it, and the way to stop. */
export function createSeenTeller(tell: (seen: Seen) => Promise<unknown>) {
  let waiting: Seen | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = new AbortController();

  function tellNow(): void {
    clearTimeout(timer);
    const seen = waiting;
    waiting = null;
    // It is told again with the next reading.
    if (seen) void tell(seen).catch(() => undefined);
  }

  const onHidden = (): void => {
    if (document.hidden) tellNow();
  };
  document.addEventListener('visibilitychange', onHidden, { signal: left.signal });
  return {
    note(seen: Seen): void {
      waiting = seen;
      clearTimeout(timer);
      timer = setTimeout(tellNow, PAUSE_MS);
    },
    stop(): void {
      clearTimeout(timer);
      left.abort();
    },
  };
}
