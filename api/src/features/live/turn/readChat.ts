import { setTimeout as wait } from 'node:timers/promises';
import type { ChatState } from '@dialogwerk/shared/contract';
import { isWaiting, openQuestion, progressOf } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { linesOfTurn } from '../../../consents/consentLines.ts';
import { statementMet } from '../opening/statementMet.ts';
import { findTranscript, storeTurn } from './conversationStatements.ts';
import type { ConversationRow } from './conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playDrawn } from '../draws/playDrawn.ts';
import { languageOf } from './languageOf.ts';
import { playTurn } from './playTurn.ts';
import { receiptCode } from '../receipt/receiptCode.ts';
import { shownEntries } from './shownEntries.ts';
import { surveyOf } from './surveyOf.ts';
import { withTimeLeft } from './timeLeft.ts';

/** A little more than the longest request takes, and less than a messenger's patience with a call. */
const PATIENCE_MS = 6_000;

/**
 * Where the respondent's conversation stands, with its whole transcript; begins it when nothing was said yet. While it
 * waits for a system of the author's, so does the answer, for 6 s at most.
 */
export async function readChat(live: LiveServices, survey_id: string, user_id_live: string): Promise<ChatState> {
  const state = await readState(live, survey_id, user_id_live);
  if (!state.waiting) return state.chat;
  const settled = live.requests.settle({ survey_id, conversation_id: state.conversation_id });
  await Promise.race([settled, wait(PATIENCE_MS, undefined, { ref: false })]);
  return (await readState(live, survey_id, user_id_live)).chat;
}

interface ReadState {
  readonly conversation_id: string;
  readonly waiting: boolean;
  readonly chat: ChatState;
}

async function readState(live: LiveServices, survey_id: string, user_id_live: string): Promise<ReadState> {
  const found = await findTranscript(live.pool, survey_id, user_id_live);
  if (!found) throw new CallError('conversation/unknown');
  if (found.closed) throw new CallError('survey/inactive');
  const survey = await surveyOf(live, survey_id, found);
  if (found.turn === 0) {
    // One of a multi-chat's begins when its triggers say so.
    if (found.participation_id !== null) throw new CallError('conversation/unknown');
    await beginConversation(live, survey, survey_id, found);
    return readState(live, survey_id, user_id_live);
  }
  const waiting = isWaiting(found.state);
  const now = live.now();
  const { conversation_id, has_receipt } = found;
  const chat: ChatState = {
    survey_id,
    entries: await shownEntries(live, survey_id, (found.transcript ?? []).flat()),
    question: withTimeLeft(openQuestion(survey, { ...found.state, at: now }), { since: found.last_at_ms, now }),
    waiting,
    finished: found.finished,
    turn: found.turn,
    progress: progressOf(survey, found.state),
    receipt: has_receipt ? receiptCode(live, conversation_id) : null,
    ...languageOf(survey, found.state),
  };
  return { conversation_id, waiting, chat };
}

/** Stores the welcome and the first question as turn 0; does nothing when another call has begun the conversation. */
export async function beginConversation(
  live: LiveServices,
  survey: CompiledSurvey,
  survey_id: string,
  conversation: ConversationRow,
): Promise<void> {
  const now = live.now();
  const played = await playDrawn(live.pool, { survey_id, ...conversation }, survey, (before) =>
    playTurn(survey, before, { kind: 'start' }, { now }),
  );
  if (played.outcome !== 'accepted') throw new Error(`survey ${survey_id} cannot be begun: ${played.outcome}`);
  const { state, entries, result: outcome, answers, way } = played;
  const turn_id = conversation.conversation_id;
  const turn = {
    survey_id,
    conversation,
    turn_id,
    event: null,
    state,
    entries,
    outcome,
    answers,
    way,
    heard: null,
    consents: [...statementMet(live, survey, state), ...linesOfTurn(survey, state, answers)],
    repeats: false,
    now,
  };
  await storeTurn(live.pool, turn);
}
