import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import type { ChatEvent, Hint } from '@dialogwerk/shared/contract';
import type { LiveServices } from '../LiveServices.ts';
import { forgetRead } from '../push/newsStatements.ts';
import { shownEntries } from '../turn/shownEntries.ts';
import type { ShowsEntries } from '../turn/shownEntries.ts';
import { foundHints } from './foundHints.ts';
import { findEvents } from './participationStatements.ts';
import type { EventRow } from './participationStatements.ts';
import { participationTopic } from './playInChats.ts';

/** Proxies close what is silent for a minute or half of one; news that the bus has lost are found by then, too. */
const HEARTBEAT_MS = 15_000;
/** Less than a token's 15 minutes, so that nobody reads on without one. */
const LONGEST_MS = 10 * 60_000;
const EVENTS_AT_ONCE = 100;

/**
 * A stream of the turns in a respondent's chats from the event after `after` on: what is stored already at once, then whatever
 * the bus tells of, in its order. Events come from the database alone, so that none is missed or comes twice, whichever
 * server stored it and however often the page comes back.
 */
export function streamChats(
  live: Pick<LiveServices, 'pool' | 'bus'> & ShowsEntries,
  {
    participation_id,
    after,
    hints,
  }: { readonly participation_id: string; readonly after: number; readonly hints: readonly Hint[] },
): { stream: Readable; end: () => void } {
  const stream = new PassThrough();
  let last = after;
  let looking: Promise<void> = Promise.resolve();

  const end = (): void => void stream.end();
  /** One look after the other, so that no event is told twice. */
  const look = (isSignOfLife: boolean): void => {
    looking = looking.then(() => tell(isSignOfLife)).catch(end);
  };

  async function tell(isSignOfLife: boolean): Promise<void> {
    let told = 0;
    for (let more = true; more && !stream.writableEnded;) {
      const events = await findEvents(live.pool, participation_id, { after: last, most: EVENTS_AT_ONCE });
      for (const row of events) {
        const event = JSON.stringify(await eventOf(row));
        if (stream.writableEnded) return;
        stream.write(`id: ${row.seq}\ndata: ${event}\n\n`);
        last = row.seq;
      }
      told += events.length;
      if (events.length > 0) await forgetRead(live.pool, participation_id, last);
      more = events.length === EVENTS_AT_ONCE;
    }
    if (isSignOfLife && told === 0 && !stream.writableEnded) stream.write(': \n\n');
  }

  async function eventOf({ seq, survey_id, turn, leads, entries, outcome, found }: EventRow): Promise<ChatEvent> {
    const shown = await shownEntries(live, survey_id, entries);
    const state = { survey_id, entries: shown, turn: turn + 1, ...outcome, receipt: null };
    return { seq, state, leads, found: foundHints(hints, found) };
  }

  const forget = live.bus.listen(participationTopic(participation_id), () => look(false));
  const heartbeat = setInterval(() => look(true), HEARTBEAT_MS).unref();
  const limit = setTimeout(end, LONGEST_MS).unref();
  stream.once('close', () => {
    forget();
    clearInterval(heartbeat);
    clearTimeout(limit);
  });
  looking = forgetRead(live.pool, participation_id, after).catch(end);
  look(true);
  return { stream, end };
}
