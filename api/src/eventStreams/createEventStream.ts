import { PassThrough } from 'node:stream';

/** With what a stream of events is answered. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Because a proxy that buffers would hold back what is new.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

/** Proxies close what is silent for a minute or half of one; news that the bus has lost are found by then, too. */
const HEARTBEAT_MS = 15_000;

/** A stream of server-sent events (HTML Standard, 9.2). Nothing is written once it has ended. */
export interface EventStream {
  readonly stream: PassThrough;
  readonly hasEnded: () => boolean;
  /** `json` in one line; `id` is what a page that comes back says it knows. */
  readonly tell: (json: string, id?: number) => void;
  /** Says only that the connection is alive. */
  readonly signOfLife: () => void;
  readonly end: () => void;
}

interface Lifetime {
  /** Milliseconds after which it ends: a page that wants more opens another one. */
  readonly longestMs: number;
  /** Called in times in which nothing may have been told. */
  readonly onHeartbeat?: () => void;
  /** Called once, when nobody reads any more. */
  readonly onClose: () => void;
}

export function createEventStream({ longestMs, onHeartbeat, onClose }: Lifetime): EventStream {
  const stream = new PassThrough();
  const end = (): void => void stream.end();
  const write = (text: string): void => void (stream.writableEnded || stream.write(text));
  const heartbeat = onHeartbeat && setInterval(onHeartbeat, HEARTBEAT_MS).unref();
  const limit = setTimeout(end, longestMs).unref();
  stream.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(limit);
    onClose();
  });
  return {
    stream,
    hasEnded: () => stream.writableEnded,
    tell: (json, id) => write(`${id === undefined ? '' : `id: ${id}\n`}data: ${json}\n\n`),
    signOfLife: () => write(': \n\n'),
    end,
  };
}
