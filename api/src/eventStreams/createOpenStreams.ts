import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { CallError } from '../errors/CallError.ts';

interface StreamLimits {
  /** How many are open in all: each holds a connection and some kB. */
  readonly most: number;
  /** How many of one person: more than anybody has windows. */
  readonly ofOne: number;
  /** What is told where there are `most`. */
  readonly full: () => CallError;
  /** What a person is told who has `ofOne`. */
  readonly ownFull: () => CallError;
}

/** A stream, and how to end it. */
interface Opened<Stream extends Readable> {
  readonly stream: Stream;
  readonly end: () => void;
}

/** The streams of one route that are open. */
export interface OpenStreams {
  /** Opens one more of a person's; throws where there are too many, before anything is opened. */
  open<Stream extends Readable>(person: string, opened: () => Opened<Stream>): Stream;
}

/** Counts the open streams of a route, and ends them when the server stops. */
export function createOpenStreams(app: FastifyInstance, { most, ofOne, full, ownFull }: StreamLimits): OpenStreams {
  const ends = new Set<() => void>();
  /** How many of whom; who has none is not in it. */
  const counts = new Map<string, number>();
  const count = (person: string, more: number): void => {
    const left = (counts.get(person) ?? 0) + more;
    if (left > 0) counts.set(person, left);
    else counts.delete(person);
  };
  app.addHook('preClose', async () => {
    for (const end of ends) end();
  });
  return {
    open(person, opened) {
      if ((counts.get(person) ?? 0) >= ofOne) throw ownFull();
      if (ends.size >= most) throw full();
      const { stream, end } = opened();
      ends.add(end);
      count(person, 1);
      stream.once('close', () => {
        ends.delete(end);
        count(person, -1);
      });
      return stream;
    },
  };
}
