import type { ChatEvent, Hint } from '@dialogwerk/shared/contract';
import { createEventStream } from '../../../eventStreams/createEventStream.ts';
import type { EventStream } from '../../../eventStreams/createEventStream.ts';
import type { LiveServices } from '../LiveServices.ts';
import { forgetRead } from '../push/newsStatements.ts';
import { shownEntries } from '../turn/shownEntries.ts';
import type { ShowsEntries } from '../turn/shownEntries.ts';
import { foundHints } from './foundHints.ts';
import { findEvents } from './participationStatements.ts';
import type { EventRow } from './participationStatements.ts';
import { participationTopic } from './playInChats.ts';

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
): EventStream {
  let last = after;
  let looking: Promise<void> = Promise.resolve();

  /** One look after the other, so that no event is told twice. */
  const look = (isSignOfLife: boolean): void => {
    looking = looking.then(() => tell(isSignOfLife)).catch(() => events.end());
  };

  async function tell(isSignOfLife: boolean): Promise<void> {
    let told = 0;
    for (let more = true; more && !events.hasEnded();) {
      const rows = await findEvents(live.pool, participation_id, { after: last, most: EVENTS_AT_ONCE });
      for (const row of rows) {
        const event = JSON.stringify(await eventOf(row));
        if (events.hasEnded()) return;
        events.tell(event, row.seq);
        last = row.seq;
      }
      told += rows.length;
      if (rows.length > 0) await forgetRead(live.pool, participation_id, last);
      more = rows.length === EVENTS_AT_ONCE;
    }
    if (isSignOfLife && told === 0) events.signOfLife();
  }

  async function eventOf({ seq, survey_id, turn, leads, entries, outcome, found }: EventRow): Promise<ChatEvent> {
    const shown = await shownEntries(live, survey_id, entries);
    const state = { survey_id, entries: shown, turn: turn + 1, ...outcome, receipt: null };
    return { seq, state, leads, found: foundHints(hints, found) };
  }

  const events = createEventStream({ longestMs: LONGEST_MS, onHeartbeat: () => look(true), onClose: () => forget() });
  const forget = live.bus.listen(participationTopic(participation_id), () => look(false));
  looking = forgetRead(live.pool, participation_id, after).catch(() => events.end());
  look(true);
  return events;
}
