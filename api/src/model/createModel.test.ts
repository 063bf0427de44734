import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelBehaviour, ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEndpoint } from '../../testing/anEndpoint.ts';
import { createModel } from './createModel.ts';
import type { Model, ModelCircumstances } from './Model.ts';
import type { Endpoint } from './Endpoint.ts';
import { ModelError } from './ModelError.ts';
import type { ModelRequest } from './ModelRequest.ts';

let main: ModelServer;
let reserve: ModelServer;

beforeEach(async () => {
  [main, reserve] = await Promise.all([startModelServer(), startModelServer()]);
  reserve.behave({ kind: 'say', text: 'Vom zweiten.' });
});
afterEach(() => Promise.all([main.stop(), reserve.stop()]));

const budgets = { conversation: 1_000, survey: 1_000, day: 1_000 };
const endpoint = (name: Endpoint['name'], url: string): Endpoint => anEndpoint(url, { name, key: 'geheim' });
const alone = (): Model => createModel({ endpoints: [endpoint('main', main.url)], atOnce: 4, budgets });
const withReserve = (): Model =>
  createModel({ endpoints: [endpoint('main', main.url), endpoint('reserve', reserve.url)], atOnce: 4, budgets });

const request: ModelRequest = {
  messages: [{ role: 'user', content: 'Guten Tag' }],
  temperature: 0,
  max_tokens: 50,
  form: null,
};
const form = { name: 'urteil', schema: { type: 'object' } };
type Asked = Partial<ModelCircumstances> & { readonly within?: number };
function asked({ within = 1_500, ...more }: Asked = {}): ModelCircumstances & { readonly within: number } {
  const until = performance.now() + within;
  return { within, until: () => until, signal: new AbortController().signal, ...more };
}
/** The text, or the fault, and that it came in time. */
async function outcome(model: Model, more: Asked = {}, wanted: Partial<ModelRequest> = {}) {
  const circumstances = asked(more);
  const begun = performance.now();
  try {
    return (await model.ask({ ...request, ...wanted }, circumstances)).text;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return error.fault;
  } finally {
    expect(performance.now() - begun).toBeLessThan(circumstances.within + 400);
  }
}

const say = { kind: 'say', text: 'Gern geschehen.' } as const;
const status = (code: number, headers: Record<string, string> = {}, body = '{}'): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body,
});

describe('what is said', () => {
  it('comes piece by piece, with what it used, and with key and settings sent as they are', async () => {
    main.behave({ ...say, pieces: 3 });
    const heard: string[] = [];
    const model = alone();
    const onText = (text: string) => heard.push(text);
    const answer = await model.ask(request, asked({ onText }));
    expect(answer).toEqual({
      text: say.text,
      usage: { tokens_in: 100, tokens_out: 20, tokens_thought: 0 },
      endpoint: 'main',
      model: 'klein',
      price: null,
      thinks: false,
    });
    // A model that nobody knows yet may take back what it said.
    expect(heard).toEqual([]);
    await model.ask(request, asked({ onText }));
    expect(heard).toEqual(['Gern ', 'Gern gesch', say.text]);
    expect(main.asked[0]?.headers['authorization']).toBe('Bearer geheim');
    expect(main.asked[0]?.body).toMatchObject({ model: 'klein', temperature: 0, max_tokens: 50, stream: true });
  });

  it.each<[string, ModelBehaviour]>([
    ['in one piece, by who has not heard of streams', { kind: 'whole', text: say.text }],
    ['without what it used', { kind: 'say-without-usage', text: say.text }],
    ['with broken events, comments and other line ends between', { kind: 'broken-events', text: say.text }],
    ['slowly, but in time', { ...say, everyMs: 100, pieces: 8 }],
  ])('counts %s', async (_, behaviour) => {
    main.behave(behaviour);
    expect(await outcome(alone())).toBe(say.text);
  });
});

describe('a fault that passes is tried again', () => {
  it.each<[string, ModelBehaviour[]]>([
    ['500 twice', [status(500), status(500), say]],
    ['429 with a short Retry-After', [status(429, { 'retry-after': '0.2' }), say]],
    ['a connection that ends at once', [{ kind: 'hang-up' }, say]],
    ['an answer that is cut off', [{ kind: 'cut', text: 'Gern ' }, say]],
    ['a stream that ends in the middle', [{ kind: 'end-early', text: 'Gern ' }, say]],
    ['nothing said', [{ kind: 'say', text: ' ' }, say]],
    ['a fault told within the stream', [{ kind: 'error-event' }, say]],
  ])('%s', async (_, [first, ...then]) => {
    if (first) main.behave(first, ...then);
    expect(await outcome(alone())).toBe(say.text);
  });
});

describe('what does not pass ends at once or with the time, and never later', () => {
  it.each<[string, ModelBehaviour, string]>([
    ['429 with a long Retry-After', status(429, { 'retry-after': '120' }), 'rate-limited'],
    ['429 until a date', status(429, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }), 'rate-limited'],
    ['no answer at all', { kind: 'hang' }, 'timeout'],
    ['an answer that goes on and on, slowly', { ...say, text: 'Ja '.repeat(40), everyMs: 150, pieces: 40 }, 'timeout'],
    ['an answer without end', { kind: 'endless' }, 'bad-answer'],
    ['a refusal', { kind: 'refuse' }, 'refused'],
    ['a filter', { kind: 'filter', text: 'Ich' }, 'refused'],
    ['a filter before the answer', status(400, {}, '{"error":{"code":"content_filter"}}'), 'refused'],
    ['a wrong key', status(401), 'settings'],
    ['a wrong model', status(404), 'settings'],
    ['what it does not take at all', status(400), 'settings'],
    ['a page that is no answer', { kind: 'status', status: 200, body: '<html>Hier ist nichts.</html>' }, 'bad-answer'],
    ['500 again and again', status(503), 'server'],
  ])('%s', async (_, behaviour, fault) => {
    main.behave(behaviour);
    expect(await outcome(alone())).toBe(fault);
  });

  it('a stream that stalls', async () => {
    main.behave({ kind: 'stall', text: 'Gern ' });
    const begun = performance.now();
    expect(await outcome(alone(), { within: 8_000 })).toBe('timeout');
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('a server that is not there', async () => {
    const model = alone();
    await main.stop();
    expect(await outcome(model)).toBe('network');
    main = await startModelServer();
  });

  it('who gives up, also while it waits', async () => {
    main.behave({ kind: 'hang' });
    const model = createModel({ endpoints: [endpoint('main', main.url)], atOnce: 1, budgets });
    const caller = new AbortController();
    const calls = [1, 2].map(() => outcome(model, { signal: caller.signal, within: 5_000 }));
    setTimeout(() => caller.abort(), 100);
    expect(await Promise.all(calls)).toEqual(['aborted', 'aborted']);
    expect(model.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('a stop of the server', async () => {
    main.behave({ kind: 'hang' });
    const model = alone();
    setTimeout(() => model.stop(), 100);
    expect(await outcome(model, { within: 5_000 })).toBe('aborted');
  });
});

describe('a form', () => {
  const told = (type: string) => status(400, {}, `{"error":{"message":"response_format ${type} is not supported"}}`);

  it('is asked for as a schema, then as JSON, then by words alone; what was learned is kept', async () => {
    const model = alone();
    main.behave(told('json_schema'), told('json_object'), say);
    expect(await outcome(model, {}, { form })).toBe(say.text);
    expect(await outcome(model, {}, { form })).toBe(say.text);
    const forms = main.asked.map(({ body }) => body['response_format']);
    expect(forms).toEqual([
      { type: 'json_schema', json_schema: { name: 'urteil', strict: true, schema: { type: 'object' } } },
      { type: 'json_object' },
      undefined,
      undefined,
    ]);
  });

  it('of a request that names other limits is asked for by their names', async () => {
    main.behave(
      status(400, {}, 'Unsupported parameter: use max_completion_tokens instead'),
      status(400, {}, 'temperature does not support 0'),
      status(422, {}, 'stream_options: extra inputs'),
      say,
    );
    expect(await outcome(alone())).toBe(say.text);
    const last = main.asked.at(-1)?.body;
    expect(last).toMatchObject({ max_completion_tokens: 50 });
    expect(Object.keys(last ?? {})).not.toContain('temperature');
    expect(Object.keys(last ?? {})).not.toContain('stream_options');
  });
});

describe('with a reserve', () => {
  it.each<[string, ModelBehaviour]>([
    ['that fails', status(500)],
    ['that hangs', { kind: 'hang' }],
    ['that wants to be left alone', status(429, { 'retry-after': '60' })],
    ['that refuses', { kind: 'refuse' }],
    ['whose key is wrong', status(401)],
  ])('the first model %s is followed by the second within the time', async (_, behaviour) => {
    main.behave(behaviour);
    expect(await outcome(withReserve())).toBe('Vom zweiten.');
  });

  it('a model that failed five times is left alone for a while', async () => {
    main.behave(status(401));
    const model = withReserve();
    for (let time = 0; time < 6; time += 1) expect(await outcome(model)).toBe('Vom zweiten.');
    expect(main.asked).toHaveLength(5);
    expect(await outcome(model, { only: 'main' })).toBe('settings');
  });
});

describe('the queue', () => {
  it('lets some ask at a time, some wait, and turns the others away at once', async () => {
    main.behave({ ...say, everyMs: 60 });
    const model = createModel({ endpoints: [endpoint('main', main.url)], atOnce: 1, budgets });
    const texts = await Promise.all(Array.from({ length: 6 }, () => outcome(model, { within: 5_000 })));
    expect(texts.toSorted()).toEqual([...Array.from({ length: 5 }, () => say.text), 'busy'].toSorted());
    expect(main.asked).toHaveLength(5);
  });

  it('gives up who has waited for too long', async () => {
    main.behave({ kind: 'hang' });
    const model = createModel({ endpoints: [endpoint('main', main.url)], atOnce: 1, budgets });
    expect(await Promise.all([outcome(model, { within: 900 }), outcome(model, { within: 500 })])).toEqual([
      'timeout',
      'timeout',
    ]);
  });
});
