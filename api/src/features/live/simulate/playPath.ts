import type { DialogEntry } from '@dialogwerk/shared/contract';
import { enterBlock, newConversation, openRequest } from '@dialogwerk/shared/dialog';
import type { ChatTurn, CompiledSurvey, ConversationState, DialogEvent } from '@dialogwerk/shared/dialog';
import { uuidv7 } from '../../../storage/ids.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { StoredEvent } from '../../../storage/tables.ts';
import { findByUser } from '../conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playTurn, turnOf } from '../playTurn.ts';
import { openTests, testUserOf } from '../registerTestUser.ts';
import { signedEntries } from '../signedEntries.ts';
import { surveyOf } from '../surveyOf.ts';
import { storePlayed } from './storePlayed.ts';
import type { PlayedTurn } from './storePlayed.ts';

/** Between two simulated turns, so that they lie in the order of time. */
const TURN_MS = 1_000;
/** Some milliseconds of playing. */
const TURNS_AT_ONCE = 20;

/** What is kept of an event; a start and a move keep nothing but what they said. */
function storedEvent(survey: CompiledSurvey, state: ConversationState, event: DialogEvent): StoredEvent | null {
  if (event.kind === 'reply') return event;
  const request = openRequest(survey, state);
  return event.kind === 'response' && request ? { ...event, request } : null;
}

/** Plays an event in a dialog by itself, which waits for no other; null for one that nothing follows from there. */
function played(survey: CompiledSurvey, state: ConversationState, event: DialogEvent, now: number) {
  if (event.kind !== 'enter') {
    const turn = playTurn(survey, state, event, { now });
    return turn.outcome === 'accepted' ? turn : null;
  }
  if (event.by === 'released') return null;
  const entered = enterBlock(survey, state, event.unique_question_id);
  return entered.outcome === 'accepted' ? turnOf(survey, { kind: 'start' }, entered, { now }) : null;
}

/** The turns of one dialog, one after the other. */
function* playedIn(survey_id: string, survey: CompiledSurvey, turns: readonly ChatTurn[], begun: number) {
  let state = newConversation;
  for (const [index, { survey_id: id, event }] of turns.entries()) {
    const now = begun + index * TURN_MS;
    const turn = id === survey_id ? played(survey, state, event, now) : null;
    if (!turn) continue;
    const { state: after, entries, result: outcome, answers } = turn;
    const stored = storedEvent(survey, state, event);
    yield { turn_id: uuidv7(now), event: stored, state: after, entries, outcome, answers, now } satisfies PlayedTurn;
    state = after;
  }
}

/** Stores turns part by part, as long as nobody else goes on with the conversation; gives what was said in all. */
async function storeAll(
  live: LiveServices,
  { survey_id, conversation_id }: { readonly survey_id: string; readonly conversation_id: string },
  turns: Iterator<PlayedTurn>,
): Promise<DialogEntry[]> {
  const said: DialogEntry[] = [];
  for (let turn = 0; ; turn += TURNS_AT_ONCE) {
    const part: PlayedTurn[] = [];
    for (let next = turns.next(); !next.done; next = turns.next()) {
      part.push(next.value);
      if (part.length === TURNS_AT_ONCE) break;
    }
    said.push(...part.flatMap(({ entries }) => entries));
    // Each part waits for the database, so that other calls pass between the parts.
    const isStored = await storePlayed(live.pool, { survey_id, conversation: { conversation_id, turn } }, part);
    if (!isStored || part.length < TURNS_AT_ONCE) return said;
  }
}

/** Begins the author's test conversations of these turns anew and plays them into it; gives what was said, by dialog. */
export async function playPath(
  live: LiveServices,
  author_id: string,
  turns: readonly ChatTurn[],
): Promise<Record<string, DialogEntry[]>> {
  const surveyIds = [...new Set(turns.map(({ survey_id }) => survey_id))];
  const begun = live.now() - turns.length * TURN_MS;
  const user_id_live = await inTransaction(live.db, async (tx) => {
    const user = await testUserOf(tx, author_id, live.now());
    await openTests(tx, surveyIds, user.user_id_live, live);
    return user.user_id_live;
  });
  const history: Record<string, DialogEntry[]> = {};
  for (const survey_id of surveyIds) {
    const conversation = await findByUser(live.pool, survey_id, user_id_live);
    if (!conversation) continue;
    const survey = await surveyOf(live, survey_id, conversation);
    const { conversation_id } = conversation;
    const said = await storeAll(live, { survey_id, conversation_id }, playedIn(survey_id, survey, turns, begun));
    history[survey_id] = signedEntries(live, said);
  }
  return history;
}
