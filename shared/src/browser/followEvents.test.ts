import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './followEvents.ts';

/** A stream of a server that a test writes. */
class Served {
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly response: Response;
  readonly signal: AbortSignal;

  constructor(signal: AbortSignal) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.#writer = writable.getWriter();
    this.response = new Response(readable);
    this.signal = signal;
    signal.addEventListener('abort', () => void this.#writer.abort(signal.reason).catch(() => {}));
  }

  write(text: string): void {
    void this.#writer.write(new TextEncoder().encode(text));
  }

  end(): void {
    void this.#writer.close();
  }
}

const served: Served[] = [];
const told: string[] = [];
let stop: () => void;

/** Refusals by the number of the attempt, from 0. */
function follow(refusals: Readonly<Record<number, Response | 'error' | 'over' | null>> = {}): {
  readonly asked: () => number;
} {
  let asked = 0;
  stop = followEvents({
    ask(signal, end) {
      const refusal = refusals[asked];
      asked += 1;
      if (refusal === 'error') return Promise.reject(new TypeError('offline'));
      if (refusal === 'over') end();
      if (refusal !== undefined) return Promise.resolve(refusal === 'over' ? null : refusal);
      const stream = new Served(signal);
      served.push(stream);
      return Promise.resolve(stream.response);
    },
    onData: (data) => void told.push(data),
    retryMs: { first: 1_000, longest: 4_000 },
  });
  return { asked: () => asked };
}

/** Streams are read in time of their own, whatever the timers say. */
const until = (check: () => void) => vi.waitFor(check, { interval: 1 });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  served.length = 0;
  told.length = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('tells the data of each event, however it is cut, and no signs of life', async () => {
  follow();
  await until(() => expect(served).toHaveLength(1));
  for (const part of ['id: 3\nda', 'ta: {"a":1}\n', '\n: \n\ndata: zwei', ' ä\n\n']) served[0]?.write(part);
  await until(() => expect(told).toEqual(['{"a":1}', 'zwei ä']));
});

test('opens again what has ended, ever later while nothing comes, and soon after something came', async () => {
  const { asked } = follow({ 0: 'error', 1: new Response(null, { status: 503 }), 2: null });
  for (const [wait, attempts] of [
    [0, 1],
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    await pass(wait);
    expect(asked()).toBe(attempts);
  }
  served[0]?.write(': \n\n');
  served[0]?.end();
  // Each look is 50 ms later: within two seconds, and not after four.
  await vi.waitFor(() => expect(asked()).toBe(5), { interval: 50, timeout: 1_900 });
});

test('gives up what has been silent for too long, or is cut off, and comes back at once with the network', async () => {
  const { asked } = follow();
  await pass(34_000);
  expect(served[0]?.signal.aborted).toBe(false);
  await pass(2_000);
  expect(served[0]?.signal.aborted).toBe(true);
  await pass(1_000);
  expect(asked()).toBe(2);
  globalThis.dispatchEvent(new Event('offline'));
  expect(served[1]?.signal.aborted).toBe(true);
  await until(() => {
    globalThis.dispatchEvent(new Event('online'));
    expect(asked()).toBe(3);
  });
});

test('asks no more once it is stopped, or nothing more will come', async () => {
  const first = follow();
  await until(() => expect(served).toHaveLength(1));
  stop();
  expect(served[0]?.signal.aborted).toBe(true);
  await pass(60_000);
  expect(first.asked()).toBe(1);
  const second = follow({ 0: 'over' });
  await pass(60_000);
  expect(second.asked()).toBe(1);
});

test('what cannot be read is given up and asked for again', async () => {
  let isBad = true;
  let asked = 0;
  stop = followEvents({
    ask(signal) {
      asked += 1;
      const stream = new Served(signal);
      served.push(stream);
      return Promise.resolve(stream.response);
    },
    onData(data) {
      if (isBad) throw new SyntaxError(data);
      told.push(data);
    },
    retryMs: { first: 10, longest: 10 },
  });
  await until(() => expect(served).toHaveLength(1));
  served[0]?.write('data: {\n\n');
  await until(() => expect(served[0]?.signal.aborted).toBe(true));
  isBad = false;
  await until(() => expect(asked).toBe(2));
  served[1]?.write('data: gut\n\n');
  await until(() => expect(told).toEqual(['gut']));
});
