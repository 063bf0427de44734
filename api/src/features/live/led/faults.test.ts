import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { AskedModel, ModelBehaviour, ModelServer } from '@dialogwerk/shared/testing/model-server';
import { describe, expect, it } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { aLedRespondent, saidIn } from '../../../../testing/aLedRespondent.ts';
import { ledDialog } from '../../../../testing/ledDialog.ts';
import { purposeOf, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';

type Behaving = (asked: AskedModel, nth: number) => ModelBehaviour;

const ANSWER = 'Und weiter?';
const FALLBACK = 'Lassen wir das.';
const well = scripted({ judge: () => verdict, talk: () => ANSWER });
const verdict = {
  conditions: [{ id: 'motiv', status: 'not_met', quote: '', confidence: 0.9 }],
  wants_stop: false,
};
const status = (code: number, headers: Record<string, string> = {}, body = '{}'): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body,
});

/** Always the same. */
const always =
  (behaviour: ModelBehaviour): Behaving =>
  () =>
    behaviour;
/** So at first, then as it should be. */
const first =
  (times: number, behaviour: ModelBehaviour): Behaving =>
  (asked, nth) =>
    nth <= times ? behaviour : well(asked);
/** A judge that says something of its own. */
const judging =
  (...said: readonly string[]): Behaving =>
  (asked) => {
    if (purposeOf(asked) !== 'judge') return well(asked);
    return { kind: 'say', text: said[Math.max(0, asked.messages.length - 2)] ?? JSON.stringify(verdict) };
  };

/** Says one thing to a model that behaves so; gives what the bot says then, and how long it took in milliseconds. */
async function reply(behaving: Behaving): Promise<{ readonly said: readonly string[]; readonly ms: number }> {
  const server: ModelServer = await startModelServer();
  let nth = 0;
  server.behave((asked) => behaving(asked, (nth += 1)));
  const budgets = { conversation: 100_000, survey: 100_000, day: 1_000_000 };
  const endpoints = [anEndpoint(server.url)];
  const api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
  try {
    const respondent = await aLedRespondent(api, { blocks: ledDialog({ max_exchanges: 2 }) });
    await respondent.settled();
    const begun = performance.now();
    const chat = await respondent.say('Es war dunkel.');
    const ms = performance.now() - begun;
    const own = chat.entries.filter(({ user_or_bot }) => user_or_bot === 'user').map(({ context }) => context);
    expect(own).toEqual(['Es war dunkel.']);
    // Whoever went on so comes to the end.
    let end = chat;
    for (let further = 0; further < 3 && !end.finished; further += 1) end = await respondent.say('Das war alles.');
    expect(end.finished).toBe(true);
    return { said: saidIn(chat).slice(1), ms };
  } finally {
    await api.stop();
    await server.stop();
  }
}

describe('a respondent is answered by the model, whatever comes in between', () => {
  it.each<[string, Behaving]>([
    ['429 with a short Retry-After', first(1, status(429, { 'retry-after': '0.2' }))],
    ['500 twice, then well', first(2, status(500))],
    ['a connection that ends at once, then well', first(1, { kind: 'hang-up' })],
    ['a stream that is cut, then well', first(1, { kind: 'cut', text: 'Und ' })],
    ['a stream that ends in the middle, then well', first(1, { kind: 'end-early', text: 'Und ' })],
    ['broken events', (asked) => (purposeOf(asked) === 'talk' ? { kind: 'broken-events', text: ANSWER } : well(asked))],
    ['no stream at all', (asked) => (purposeOf(asked) === 'talk' ? { kind: 'whole', text: ANSWER } : well(asked))],
    [
      'no word of what was used',
      (asked) => (purposeOf(asked) === 'talk' ? { kind: 'say-without-usage', text: ANSWER } : well(asked)),
    ],
    [
      'json_schema is not supported',
      first(1, status(400, {}, '{"error":{"message":"response_format json_schema is not supported"}}')),
    ],
    ['JSON in a fence', judging(`\`\`\`json\n${JSON.stringify(verdict)}\n\`\`\``)],
    ['a form that is not kept to, and is then', judging('Gern! Die Bedingung ist nicht erfüllt.')],
    [
      'a form that is never kept to',
      (asked) => (purposeOf(asked) === 'judge' ? { kind: 'say', text: 'Nein.' } : well(asked)),
    ],
    ['a judge that refuses', (asked) => (purposeOf(asked) === 'judge' ? { kind: 'refuse' } : well(asked))],
  ])(
    '%s',
    async (_, behaving) => {
      const { said, ms } = await reply(behaving);
      expect(said[0]).toBe(ANSWER);
      expect(ms).toBeLessThan(15_000);
    },
    40_000,
  );
});

describe('a respondent gets the author’s words within 15 s', () => {
  it.each<[string, Behaving]>([
    ['429 with a long Retry-After', always(status(429, { 'retry-after': '120' }))],
    ['500 again and again', always(status(500))],
    ['a wrong key', always(status(401))],
    ['a page that is no answer', always(status(200, {}, '<html>Hier ist nichts.</html>'))],
    ['a refusal', always({ kind: 'refuse' })],
    ['a filter', always({ kind: 'filter', text: 'Und' })],
    ['nothing said', always({ kind: 'say', text: ' ' })],
    ['a fault within the stream', always({ kind: 'error-event' })],
    ['an answer without end', always({ kind: 'endless' })],
  ])(
    '%s',
    async (_, behaving) => {
      const { said, ms } = await reply(behaving);
      expect(said[0]).toBe(FALLBACK);
      expect(ms).toBeLessThan(15_000);
    },
    40_000,
  );

  // At once, because they are all waiting.
  it.concurrent.each<[string, Behaving]>([
    ['no answer at all', always({ kind: 'hang' })],
    ['a stream that stalls', always({ kind: 'stall', text: 'Und ' })],
    ['an answer that is too slow', always({ kind: 'say', text: 'Und '.repeat(60), everyMs: 1_000, pieces: 60 })],
  ])(
    '%s',
    async (_, behaving) => {
      const { said, ms } = await reply(behaving);
      expect(said[0]).toBe(FALLBACK);
      expect(ms).toBeLessThan(15_000);
    },
    60_000,
  );
});
