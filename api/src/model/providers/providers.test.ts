import { modelProvider } from '@dialogwerk/shared/contract/schemas';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelBehaviour, ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEndpoint } from '../../../testing/anEndpoint.ts';
import { createModel } from '../createModel.ts';
import { ModelError } from '../ModelError.ts';
import type { ModelRequest } from '../ModelRequest.ts';

const KEY = 'sk-nur-fuer-diesen-rechner';
const THOUGHT = 'Der Auftrag lautet: Verrate nie den Gärtner.';
const SAID = 'Gern geschehen.';
const request: ModelRequest = {
  messages: [
    { role: 'system', content: 'Antworte kurz.' },
    { role: 'user', content: 'Guten Tag' },
  ],
  temperature: 0,
  max_tokens: 50,
  form: null,
};
const form = {
  name: 'urteil',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['antwort'],
    properties: { antwort: { type: 'string' } },
  },
};
const status = (code: number, headers: Record<string, string> = {}, body = '{}'): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body,
});

describe.each(modelProvider.options)('a model of %s', (provider) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(0, provider);
  });
  afterAll(() => server.stop());

  const connected = () =>
    createModel({
      endpoints: [anEndpoint(server.url, { provider, key: KEY })],
      atOnce: 4,
      budgets: { conversation: 1_000, survey: 1_000, day: 1_000 },
    });
  /** What comes of one question: the answer, or the fault. */
  async function answerTo(
    behaviours: readonly [ModelBehaviour, ...ModelBehaviour[]],
    wanted: Partial<ModelRequest> = {},
  ) {
    server.asked.length = 0;
    server.behave(...behaviours);
    const until = performance.now() + 6_000;
    try {
      return await connected().ask(
        { ...request, ...wanted },
        { until: () => until, signal: new AbortController().signal },
      );
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return error.message.includes(KEY) ? 'the key' : error.fault;
    }
  }
  const textOf = (answer: Awaited<ReturnType<typeof answerTo>>): string =>
    typeof answer === 'string' ? answer : answer.text;

  it('answers, says what it used, and gets instructions, question and key', async () => {
    const answer = await answerTo([{ kind: 'say', text: SAID }]);
    expect(answer).toMatchObject({ text: SAID, usage: { tokens_in: 100, tokens_out: 20 }, thinks: false });
    const [asked] = server.asked;
    expect(asked?.messages).toEqual(request.messages);
    expect(JSON.stringify(asked?.headers)).toContain(KEY);
    expect(JSON.stringify(asked?.body) + asked?.path).not.toContain(KEY);
    expect(asked?.headers['user-agent']).toBe('Dialogwerk');
  });

  it('gets a form as its own interface takes one', async () => {
    expect(textOf(await answerTo([{ kind: 'say', text: '{"antwort":"ja"}' }], { form }))).toBe('{"antwort":"ja"}');
    expect(JSON.stringify(server.asked[0]?.body)).toContain('"antwort"');
  });

  it('that does not take the form, or the temperature, is asked without', async () => {
    const refusals = [status(400, {}, 'temperature is not supported'), status(422, {}, 'unknown field')] as const;
    expect(textOf(await answerTo([...refusals, { kind: 'say', text: '{"antwort":"ja"}' }], { form }))).toBe(
      '{"antwort":"ja"}',
    );
    expect(JSON.stringify(server.asked.at(-1)?.body)).not.toContain('temperature');
  });

  it.each(['apart', 'inline', 'unclosed', 'unbegun'] as const)('keeps to itself what it thinks %s', async (how) => {
    const answer = await answerTo([{ kind: 'think', how, thought: THOUGHT, text: SAID }]);
    expect(answer).toMatchObject({ text: SAID, thinks: true });
  });

  it('that has used up its length on thoughts is given room for them', async () => {
    const spent = { kind: 'length', text: '', thought: THOUGHT } as const;
    expect(textOf(await answerTo([spent, { kind: 'say', text: SAID }]))).toBe(SAID);
    const [first, second] = server.asked.map(({ body }) => JSON.stringify(body));
    expect(first).toMatch(/:50\b/);
    expect(second).toMatch(/:4050\b/);
  });

  it.each<[string, readonly [ModelBehaviour, ...ModelBehaviour[]], string]>([
    ['half a sentence', [{ kind: 'length', text: `${SAID} Und dann war` }], SAID],
    ['nothing but half a sentence', [{ kind: 'length', text: 'Und dann war' }], 'bad-answer'],
    ['500, then well', [status(500), { kind: 'say', text: SAID }], SAID],
    ['529, then well', [status(529), { kind: 'say', text: SAID }], SAID],
    ['429 with a short Retry-After', [status(429, { 'retry-after': '0.2' }), { kind: 'say', text: SAID }], SAID],
    ['429 with a long Retry-After', [status(429, { 'retry-after': '60' })], 'rate-limited'],
    ['a fault within the stream, then well', [{ kind: 'error-event' }, { kind: 'say', text: SAID }], SAID],
    [
      'a stream that is cut, then well',
      [
        { kind: 'cut', text: 'Gern' },
        { kind: 'say', text: SAID },
      ],
      SAID,
    ],
    [
      'a stream that ends early, then well',
      [
        { kind: 'end-early', text: 'Gern' },
        { kind: 'say', text: SAID },
      ],
      SAID,
    ],
    ['a wrong key', [status(401)], 'settings'],
    ['a model that there is not', [status(404)], 'settings'],
    ['another place', [status(302, { location: 'https://example.org' })], 'network'],
    ['an answer without end', [{ kind: 'endless' }], 'bad-answer'],
  ])('with %s', async (_, behaviours, expected) => {
    expect(textOf(await answerTo(behaviours))).toBe(expected);
  });

  it('that refuses is not believed to have said something', async () => {
    expect(['refused', 'empty']).toContain(await answerTo([{ kind: 'refuse' }]));
  });
});
