import { conversationWith, modelCallAt, progressOf, step } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, ConversationState, EngineEvent } from '@dialogwerk/shared/dialog';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aLedRespondent } from '../../../../testing/aLedRespondent.ts';
import { ledDialog } from '../../../../testing/ledDialog.ts';
import { lastReply, metBy, scripted } from '../../../../testing/scriptedModel.ts';
import { canonical } from '../../../../testing/replay/canonical.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { leadCall } from '../../../leading/leadCall.ts';
import { createModel } from '../../../model/createModel.ts';
import { createCompiledSurveys } from '../../../dialogs/createCompiledSurveys.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';
import type { TurnRow } from '../../../dialogs/storedTurns.ts';
import { readSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import { playTurn } from '../turn/playTurn.ts';
import { askFromRecord } from './askFromRecord.ts';
import type { RecordedCall } from './askFromRecord.ts';

let model: ModelServer;
let api: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 100_000, survey: 100_000, day: 100_000 };
  const endpoints = [{ name: 'main', url: model.url, key: null, model: 'klein' }] as const;
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
});
afterAll(() => api.stop());

interface Recorded {
  readonly survey: CompiledSurvey;
  readonly state: ConversationState;
  readonly turns: readonly TurnRow[];
  readonly calls: readonly RecordedCall[];
}

async function recorded(survey_id: string): Promise<Recorded> {
  const { db } = api.services;
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
async function replayed({ survey, state: { seed }, turns, calls }: Recorded) {
  const ask = askFromRecord(calls);
  let state = conversationWith(seed);
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

it('a recorded conversation replays to the same end, byte for byte, with the network off', async () => {
  let judged = 0;
  const judge = metBy('motiv', 'Geld');
  const talk = (text: string) => `${text}? Und wie war das, ${text}?`;
  model.behave((asked) => {
    const said = scripted({ judge, talk: () => talk(lastReply(asked)) })(asked);
    judged += 1;
    // A judge that breaks its form first, and one that fails.
    if (judged === 1) return { kind: 'say', text: 'Gern! Die Bedingung ist nicht erfüllt.' };
    return judged === 4 ? { kind: 'refuse' } : said;
  });
  const respondent = await aLedRespondent(api, { blocks: ledDialog({ max_exchanges: 5 }) });
  for (const text of ['Ich heiße Anna Beispiel.', 'Es war dunkel.', 'Er schuldete ihr Geld.'])
    await respondent.say(text);
  const record = await recorded(respondent.survey_id);
  expect(record.calls.map(({ fault }) => fault)).toContain('bad-answer');
  expect(record.calls.map(({ fault }) => fault)).toContain('refused');

  await model.stop();
  vi.stubGlobal('fetch', () => {
    throw new Error('the network is off');
  });
  const { state, entries } = await replayed(record);
  vi.unstubAllGlobals();
  expect(canonical(entries)).toBe(canonical(record.turns.map((turn) => turn.entries)));
  expect(canonical(state)).toBe(canonical(record.state));
  expect(state.open?.unique_question_id).toBe('thanks');
  expect(progressOf(record.survey, state)).toBeGreaterThan(0);
  // The events that are kept say the same by themselves.
  let kept = conversationWith(record.state.seed);
  for (const { event } of record.turns) {
    const played = step(record.survey, kept, event ?? { kind: 'start' });
    if (played.outcome === 'accepted') kept = played.state;
  }
  expect(canonical(kept)).toBe(canonical(record.state));
});

it('a replay makes nothing up: what was never asked fails', async () => {
  const ask = askFromRecord([]);
  const question = {
    purpose: 'talk',
    prompt_version: 'talk-1',
    request: { messages: [], temperature: 0, max_tokens: 1, form: null },
    within: 1,
  } as const;
  await expect(ask(question, () => ({ value: null, verdict: {} }))).rejects.toThrow('was kept');
});
