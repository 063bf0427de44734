import { playChats, withDraw } from '@dialogwerk/shared/dialog';
import type { Chats, ChatsEvent, ChatsState, ChatsStep, ChatsTurn, Step } from '@dialogwerk/shared/dialog';
import type { PoolClient } from 'pg';
import { linesOfTurn } from '../../../consents/consentLines.ts';
import { CallError } from '../../../errors/CallError.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { StoredEvent } from '../../../storage/tables/tables.ts';
import { findOfParticipation, storeTurn } from '../turn/conversationStatements.ts';
import type { ConversationRow, StoredTurn, TurnOutcome } from '../turn/conversationStatements.ts';
import type { HeardWords } from '../turn/HeardWords.ts';
import { storeSwitch } from '../turn/storeSwitch.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { ReplyFile } from '@dialogwerk/shared/dialog';
import { settleDraw } from '../draws/playDrawn.ts';
import { statementMet } from '../opening/statementMet.ts';
import { turnOf } from '../turn/playTurn.ts';
import { newlyFound } from './foundHints.ts';
import { hasEnded } from './hasEnded.ts';
import { inPoolTransaction } from './inPoolTransaction.ts';
import { lockParticipation, storeMoved } from './participationStatements.ts';
import type { FoundAt } from './participationStatements.ts';

/** What is kept of the turn that an event is, beside what follows from it. */
export interface OwnTurn {
  readonly survey_id: string;
  /** How many turns its conversation had when the event was worked out. */
  readonly turn: number;
  readonly turn_id: string;
  readonly event: StoredEvent;
  readonly file: ReplyFile | null;
  readonly heard: HeardWords | null;
}

export type PlayedInChats =
  | {
      readonly outcome: 'accepted';
      /** The event's own turn; null for one that is no turn. */
      readonly own: (Pick<StoredTurn, 'turn' | 'entries'> & { readonly outcome: TurnOutcome }) | null;
      /** Conversations that wait for the author's systems now: whoever called has them settled. */
      readonly waiting: readonly ConversationId[];
    }
  /** Another call was quicker in this very chat. */
  | { readonly outcome: 'moved-on' }
  | Exclude<Step, { outcome: 'accepted' }>;

type Services = Pick<LiveServices, 'pool' | 'bus' | 'now' | 'compiledChats' | 'model'>;
type ChatRow = Omit<ConversationRow, 'closed'> & { readonly survey_id: string };

/** The name under which the bus tells of a participation. */
export const participationTopic = (participation_id: string): string => `participation ${participation_id}`;

/**
 * Plays one event in a respondent's chats and stores every turn that it leads to, in whichever chat, together with what is to
 * be pushed: one transaction, all or nothing, so that a crash neither loses a message nor sends one twice. Events
 * of one participation follow each other, because its row is locked. Refuses with 404 where it is gone.
 */
export async function playInChats(
  live: Services,
  participation_id: string,
  event: ChatsEvent,
  own: OwnTurn | null = null,
): Promise<PlayedInChats> {
  const now = live.now();
  const result = await inPoolTransaction(live.pool, async (client): Promise<PlayedInChats> => {
    const participation = await lockParticipation(client, participation_id);
    if (!participation) throw new CallError('conversation/unknown');
    const rows = new Map((await findOfParticipation(client, participation_id)).map((row) => [row.survey_id, row]));
    if (own && rows.get(own.survey_id)?.turn !== own.turn) return { outcome: 'moved-on' };
    const { dialog_manager_id, publication_id, memory } = participation;
    // The same for all of one participation, because they begin together.
    const led = [...rows.values()].some((row) => row.led);
    const published = await live.compiledChats.get(dialog_manager_id, publication_id, led);
    const chats = withRows(published, rows);
    const played = await playedWithDraws(client, chats, rows, { memory, event, now });
    if (played.outcome !== 'accepted') return played;

    const counts = new Map([...rows].map(([id, { turn }]) => [id, turn]));
    const stored = played.turns.map((turn, place) =>
      prepared(live, { chats, rows, counts }, turn, place === 0 ? own : null, now),
    );
    for (const turn of stored) {
      // Another language answers nothing, and stops no clock.
      const isStored = await (turn.event?.kind === 'language'
        ? storeSwitch(client, { ...turn, event: turn.event })
        : storeTurn(client, turn));
      if (!isStored) throw new Error('a chat has moved on under its lock');
    }
    const found = newlyFound(published.hints, memory.behind, played.state.memory.behind);
    const events = withFound(eventsOf(stored, played.leadsTo, rows, counts), found);
    await storeMoved(client, {
      participation_id,
      memory: played.state.memory,
      seq: participation.seq + events.length,
      due: played.due === null ? null : new Date(played.due),
      now: new Date(now),
      events,
      finished: hasEnded({ hints: published.hints, surveys: chats.surveys }, played.state),
      news: newsOf(stored, own),
    });
    const first = own === null ? undefined : stored[0];
    return {
      outcome: 'accepted',
      own: first ? { turn: first.conversation.turn, entries: first.entries, outcome: first.outcome } : null,
      waiting: stored.flatMap(({ survey_id, conversation, outcome }) =>
        outcome.waiting ? [{ survey_id, conversation_id: conversation.conversation_id }] : [],
      ),
    };
  });
  if (result.outcome === 'accepted') live.bus.publish(participationTopic(participation_id));
  return result;
}

interface InChats {
  readonly memory: ChatsState['memory'];
  readonly event: ChatsEvent;
  readonly now: number;
}

/** What the event leads to, with the arms that the sequences of experiments give (`playDrawn`). */
async function playedWithDraws(
  client: PoolClient,
  chats: Chats,
  rows: ReadonlyMap<string, ChatRow>,
  { memory, event, now }: InChats,
): Promise<ChatsStep> {
  const states = new Map([...rows].map(([id, { state }]) => [id, state]));
  const statesOf = (isBegun: boolean) =>
    new Map([...states].filter(([id]) => (rows.get(id)?.turn ?? 0) > 0 === isBegun));
  for (;;) {
    const played = playChats(chats, { memory, conversations: statesOf(true), beginnings: statesOf(false) }, event, now);
    if (played.outcome !== 'accepted') return played;
    const settled = await settledIn(client, chats, rows, played.turns);
    const state = settled && states.get(settled.survey_id);
    if (!state) return played;
    states.set(settled.survey_id, withDraw(state, settled.unique_question_id, settled.arm));
  }
}

async function settledIn(
  client: PoolClient,
  chats: Chats,
  rows: ReadonlyMap<string, ChatRow>,
  turns: readonly ChatsTurn[],
): Promise<{ readonly survey_id: string; readonly unique_question_id: string; readonly arm: string } | null> {
  for (const { survey_id, result } of turns) {
    const [row, survey] = [rows.get(survey_id), chats.surveys.get(survey_id)];
    const draws = result.effects.filter((effect) => effect.kind === 'draw');
    const settled = row && survey && (await settleDraw(client, row, survey, draws));
    if (settled) return { survey_id, ...settled };
  }
  return null;
}

/** Without dialogs of which the respondent has no conversation (any more): nothing can be said there. */
function withRows(chats: Chats, rows: ReadonlyMap<string, ChatRow>): Chats {
  return { ...chats, surveys: new Map([...chats.surveys].filter(([id]) => rows.has(id))) };
}

/** What is pushed: every turn; the last one of the chat that the respondent is led to leads there, or what it said before. */
function eventsOf(
  stored: readonly ReturnType<typeof prepared>[],
  leadsTo: string | null,
  rows: ReadonlyMap<string, ChatRow>,
  counts: ReadonlyMap<string, number>,
) {
  const leading = stored.findLastIndex(({ survey_id }) => survey_id === leadsTo);
  const events = stored.map(({ survey_id, conversation: { conversation_id, turn } }, place) => ({
    survey_id,
    conversation_id,
    turn,
    leads: place === leading,
  }));
  const target = leadsTo === null || leading >= 0 ? undefined : rows.get(leadsTo);
  if (!target) return events;
  const { survey_id, conversation_id } = target;
  return [...events, { survey_id, conversation_id, turn: (counts.get(survey_id) ?? 1) - 1, leads: true }];
}

/** The chat that has spoken last without being replied to in this call, whose answer the page reads. */
function newsOf(stored: readonly ReturnType<typeof prepared>[], own: OwnTurn | null): string | null {
  const answered = own?.event.kind === 'reply' ? stored[0] : undefined;
  const speaks = stored.findLast(
    (turn) => turn !== answered && turn.entries.some(({ user_or_bot }) => user_or_bot === 'bot'),
  );
  return speaks?.survey_id ?? null;
}

/** What was found comes with the last one, behind all that was said. */
function withFound<Told>(events: readonly Told[], found: FoundAt): (Told & { readonly found: FoundAt })[] {
  return events.map((event, place) => ({ ...event, found: place === events.length - 1 ? found : {} }));
}

interface Counted {
  readonly chats: Chats;
  readonly rows: ReadonlyMap<string, ChatRow>;
  /** How many turns each conversation has. */
  readonly counts: Map<string, number>;
}

/** A played turn as it is stored, on the count that its conversation then has. */
function prepared(
  live: Pick<Services, 'model'>,
  { chats, rows, counts }: Counted,
  { survey_id, event, before, result }: ChatsTurn,
  own: OwnTurn | null,
  now: number,
) {
  const [row, survey, turn] = [rows.get(survey_id), chats.surveys.get(survey_id), counts.get(survey_id)];
  if (!row || !survey || turn === undefined) throw new Error(`a turn was played in ${survey_id}, which is not there`);
  counts.set(survey_id, turn + 1);
  const engineEvent = event.kind === 'enter' ? ({ kind: 'start' } as const) : event;
  const {
    state,
    entries,
    answers,
    way,
    result: outcome,
  } = turnOf(survey, { before, event: engineEvent }, result, { now, file: own?.file ?? null });
  const { conversation_id, last_at_ms, has_webhooks, is_live } = row;
  return {
    survey_id,
    conversation: { conversation_id, turn, last_at_ms, has_webhooks, is_live },
    turn_id: own?.turn_id ?? (event.kind === 'start' ? conversation_id : uuidv7(now)),
    event: own?.event ?? null,
    state,
    entries,
    outcome,
    answers,
    way,
    heard: own?.heard ?? null,
    consents: [...(turn === 0 ? statementMet(live, survey, state) : []), ...linesOfTurn(survey, before, answers)],
    // Another dialog may have led back here, without a way of this one.
    repeats: answers.some(({ drawn }) => !drawn),
    now,
  };
}
