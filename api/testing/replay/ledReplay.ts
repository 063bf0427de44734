import { conversationWith, modelCallAt } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, ConversationState, EngineEvent } from '@dialogwerk/shared/dialog';
import { createCompiledSurveys } from '../../src/dialogs/createCompiledSurveys.ts';
import { readTurns } from '../../src/dialogs/storedTurns.ts';
import type { TurnRow } from '../../src/dialogs/storedTurns.ts';
import { askFromRecord } from '../../src/features/live/led/askFromRecord.ts';
import type { RecordedCall } from '../../src/features/live/led/askFromRecord.ts';
import { playTurn } from '../../src/features/live/turn/playTurn.ts';
import { leadCall } from '../../src/leading/leadCall.ts';
import { readSnapshot } from '../../src/storage/surveys/readSnapshot.ts';
import type { TestApi } from '../startTestApi.ts';

/** All that is kept of a conversation that a model leads. */
export interface Recorded {
  readonly survey: CompiledSurvey;
  readonly state: ConversationState;
  readonly turns: readonly TurnRow[];
  readonly calls: readonly RecordedCall[];
}

/** What is kept of the only conversation of a dialog. */
export async function recorded({ services: { db } }: TestApi, survey_id: string): Promise<Recorded> {
  const { conversation_id, revision, state } = await db
    .selectFrom('conversations')
    .select(['conversation_id', 'revision', 'state'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const compiled = createCompiledSurveys((id, wanted) => readSnapshot(db, id, wanted), 100);
  const survey = await compiled.get(survey_id, revision, true);
  if (!survey) throw new Error('no survey');
  const calls = await db
    .selectFrom('model_calls')
    .select(['request_hash', 'answer', 'fault'])
    .where('survey_id', '=', survey_id)
    .orderBy('place')
    .execute();
  return { survey, state, turns: await readTurns(db, { survey_id, conversation_id }), calls };
}

/** Plays a recorded conversation again: its replies are given anew, and what the models make of them comes from the record. */
export async function replayed({ survey, state: { seed }, turns, calls }: Recorded) {
  const ask = askFromRecord(calls);
  let state = conversationWith({ seed });
  const entries: unknown[] = [];
  for (const { event, created_at } of turns) {
    const call = modelCallAt(survey, state);
    const again: EngineEvent = call
      ? { kind: 'model', unique_question_id: call.unique_question_id, outcome: await leadCall(call, ask) }
      : (event ?? { kind: 'start' });
    const played = playTurn(survey, state, again, { now: created_at.getTime() });
    if (played.outcome !== 'accepted') throw new Error(played.outcome);
    state = played.state;
    entries.push(played.entries);
  }
  return { state, entries };
}
