/** How often a window says where it is while it moves, and while it rests, in milliseconds. */
const EVERY_MS = 150;
const REPEAT_MS = 15_000;

export interface PointerSender<Place> {
  /** Sends the place soon: the first one at once, of those that follow fast the last one. */
  readonly move: (to: Place) => void;
  /** Says the place once more: somebody has come who does not know it. */
  readonly repeat: () => void;
  readonly stop: () => void;
}

/** Sends where a window is, one call after the other. What did not arrive is followed by the next. */
export function createPointerSender<Place>(
  start: Place,
  send: (place: Place) => Promise<unknown>,
): PointerSender<Place> {
  let place = start;
  let isChanged = false;
  let isWaiting = false;
  let isStopped = false;

  async function work(): Promise<void> {
    if (isWaiting || isStopped) return;
    isWaiting = true;
    isChanged = false;
    const pause = new Promise((resolve) => {
      setTimeout(resolve, EVERY_MS);
    });
    await send(place).catch(() => undefined);
    await pause;
    isWaiting = false;
    if (isChanged) void work();
  }
  const repeat = (): void => {
    isChanged = true;
    void work();
  };
  const repeating = setInterval(repeat, REPEAT_MS);
  return {
    move(to) {
      place = to;
      repeat();
    },
    repeat,
    stop() {
      isStopped = true;
      clearInterval(repeating);
    },
  };
}
