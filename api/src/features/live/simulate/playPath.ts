import type { DialogEntry } from '@dialogwerk/shared/contract';
import { enterBlock, newConversation, openRequest } from '@dialogwerk/shared/dialog';
import type { ChatTurn, CompiledSurvey, ConversationState, DialogEvent } from '@dialogwerk/shared/dialog';
import { uuidv7 } from '../../../storage/ids.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { StoredEvent } from '../../../storage/tables.ts';
import { findByUser, storeTurn } from '../conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playTurn, turnOf } from '../playTurn.ts';
import { openTests, testUserOf } from '../registerTestUser.ts';
import { signedEntries } from '../signedEntries.ts';
import { surveyOf } from '../surveyOf.ts';

/** Between two simulated turns, so that they lie in the order of time. */
const TURN_MS = 1_000;

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
    let state = newConversation;
    let count = 0;
    const said: DialogEntry[] = [];
    for (const [index, { survey_id: id, event }] of turns.entries()) {
      const now = begun + index * TURN_MS;
      const turn = id === survey_id ? played(survey, state, event, now) : null;
      if (!turn) continue;
      const { entries, result: outcome, answers } = turn;
      await storeTurn(live.pool, {
        survey_id,
        conversation: { conversation_id: conversation.conversation_id, turn: count },
        turn_id: uuidv7(now),
        event: storedEvent(survey, state, event),
        state: turn.state,
        entries,
        outcome,
        answers,
        now,
      });
      ({ state } = turn);
      count += 1;
      said.push(...entries);
    }
    history[survey_id] = signedEntries(live, said);
  }
  return history;
}
