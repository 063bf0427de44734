import { conversationWith, progressOf, step } from '@dialogwerk/shared/dialog';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { aLedRespondent } from '../../../../testing/aLedRespondent.ts';
import { ledDialog } from '../../../../testing/ledDialog.ts';
import { lastReply, metBy, purposeOf, scripted } from '../../../../testing/scriptedModel.ts';
import { canonical } from '../../../../testing/replay/canonical.ts';
import { recorded, replayed } from '../../../../testing/replay/ledReplay.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';
import { timed } from '../turn/playTurn.ts';
import { askFromRecord } from './askFromRecord.ts';

let model: ModelServer;
let api: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 100_000, survey: 100_000, day: 100_000 };
  const endpoints = [anEndpoint(model.url)];
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
});
afterAll(() => api.stop());

it('a recorded conversation replays to the same end, byte for byte, with the network off', async () => {
  let judged = 0;
  const judge = metBy('motiv', 'Geld');
  const talk = (text: string) => `${text}? Und wie war das, ${text}?`;
  model.behave((asked) => {
    const said = scripted({ judge, talk: () => talk(lastReply(asked)) })(asked);
    judged += 1;
    // A judge that breaks its form first, and one that fails.
    if (judged === 1) return { kind: 'say', text: 'Gern! Die Bedingung ist nicht erfüllt.' };
    if (judged === 4) return { kind: 'refuse' };
    // Then thoughts around what counts, and a length that is used up in the middle of a sentence.
    if (said.kind !== 'say' || judged % 2 === 0) return said;
    return purposeOf(asked) === 'talk'
      ? { kind: 'length', text: `${said.text} Und dann`, thought: 'Überlegung' }
      : { kind: 'think', how: 'inline', thought: 'Überlegung', text: said.text };
  });
  const respondent = await aLedRespondent(api, { blocks: ledDialog({ max_exchanges: 5 }) });
  for (const text of ['Ich heiße Anna Beispiel.', 'Es war dunkel.', 'Er schuldete ihr Geld.'])
    await respondent.say(text);
  const record = await recorded(api, respondent.survey_id);
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
  let kept = conversationWith({ seed: record.state.seed });
  for (const { event, created_at } of record.turns) {
    const played = step(record.survey, kept, timed(event ?? { kind: 'start' }, created_at.getTime()));
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
  } as const;
  await expect(ask(question, () => ({ value: null, verdict: {} }))).rejects.toThrow('was kept');
});
