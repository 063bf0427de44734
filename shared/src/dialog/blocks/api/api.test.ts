import { describe, expect, test } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import type { ApiRequest, ApiValues } from '../../engine/events.ts';
import type { RequestText } from '../../engine/turn/RequestText.ts';
import { mappedValues } from '../../engine/turn/mappedValues.ts';
import { openRequest } from '../../engine/turn/requestFor.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { api, message, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const call = (fields: Partial<BlockOf<'api'>> = {}) =>
  api('i', {
    context: 'Moment …',
    url: 'https://example.org/{{name}}',
    mapping: [{ variable: 'grad', path: 'main.temp' }],
    error_target: 'failed',
    ...fields,
  });
const dialog = (block: BlockOf<'api'>) =>
  new TestConversation(
    aSnapshot([
      open('q', { variable: 'name' }),
      block,
      message('ok', { context: '{{grad}} Grad', is_end: true }),
      message('failed'),
    ]),
  );

/** The request that the dialog makes after 'Wie heißen Sie?'. */
function requestAfter(name: string, block = call()): ApiRequest | undefined {
  const conversation = dialog(block);
  conversation.write(name);
  return conversation.effects.flatMap((effect) => (effect.kind === 'request' ? [effect.request] : []))[0];
}
const respond = (conversation: TestConversation, values: ApiValues) =>
  conversation.send({ kind: 'response', unique_question_id: 'i', values });

describe('a request', () => {
  test('is made once its text is said, and the dialog waits without a question', () => {
    const conversation = dialog(call());
    conversation.write('Ana');
    expect(conversation.said.at(-1)).toBe('Moment …');
    expect(conversation.effects.at(-1)).toMatchObject({ kind: 'request', request: { url: 'https://example.org/Ana' } });
    expect(conversation.question).toBeNull();
    expect(conversation.state.finished).toBe(false);
    expect(openRequest(conversation.survey, conversation.state)).toEqual(requestAfter('Ana'));
  });

  test('takes a value for no other part of the address', () => {
    expect(requestAfter('../a?b=1&c#d\uD800')?.url).toBe('https://example.org/..%2Fa%3Fb%3D1%26c%23d%EF%BF%BD');
  });

  test('takes a value for no other part of the JSON', () => {
    const body = '{"n": "{{name}}!", "raw": {{ name }}, "gone": {{nie}}, "text": "\\"{{nie}}\\""}';
    const sent = requestAfter('A", "admin": "ja', call({ method: 'POST', body }))?.body;
    if (typeof sent !== 'string') throw new Error('the body names a secret');
    expect(JSON.parse(sent)).toEqual({
      n: 'A", "admin": "ja!',
      raw: 'A", "admin": "ja',
      gone: null,
      text: '""',
    });
  });

  test('by GET has no body', () => {
    expect(requestAfter('Ana', call({ body: '{}' }))?.body).toBeNull();
  });

  test('has the headers of its block; a value stays on its line, whatever is in it', () => {
    const headers = [{ name: 'X-Name', value: 'Hallo {{name}}!' }];
    expect(requestAfter('Ana', call({ headers }))?.headers).toEqual([{ name: 'X-Name', value: 'Hallo Ana!' }]);
    const hostile = requestAfter('A\r\nX-Admin: 1 {{b}} ü%', call({ headers }))?.headers?.[0]?.value;
    expect(hostile).toBe('Hallo A%0D%0AX-Admin: 1 %7B%7Bb%7D%7D %C3%BC%25!');
  });

  test('without headers looks as it did before there were any, so that kept responses are known again', () => {
    expect(Object.keys(requestAfter('Ana') ?? {})).not.toContain('headers');
  });
});

describe('a secret in a request', () => {
  const withSecrets = {
    method: 'POST',
    url: 'https://example.org/{{secret.KEY}}?n={{name}}',
    headers: [{ name: 'Authorization', value: 'Bearer {{ secret.KEY }}' }],
    body: '{"k": "-{{secret.KEY}}-", "raw": {{secret.KEY}}, "n": "{{name}}"}',
  } as const satisfies Partial<BlockOf<'api'>>;
  const request = (name: string) => requestAfter(name, call({ ...withSecrets, headers: [...withSecrets.headers] }));

  test('stays a name; where it stands is told', () => {
    expect(request('Ana')).toMatchObject({
      url: ['https://example.org/', { secret: 'KEY', place: 'address' }, '?n=Ana'],
      headers: [{ name: 'Authorization', value: ['Bearer ', { secret: 'KEY', place: 'header' }] }],
      body: [
        '{"k": "-',
        { secret: 'KEY', place: 'json-text' },
        '-", "raw": ',
        { secret: 'KEY', place: 'json-value' },
        ', "n": "Ana"}',
      ],
    });
  });

  test('is never named by a reply, and never by a reply and the author together', () => {
    const secrets = (text: RequestText | null | undefined) =>
      typeof text === 'object' && text !== null ? text.filter((piece) => typeof piece === 'object') : [];
    const reply = '{{secret.KEY}}';
    for (const [block, text] of [
      [call({ url: 'https://example.org/{{name}}' }), reply],
      [call({ method: 'POST', body: '"{{name}}" {{name}}' }), reply],
      [call({ headers: [{ name: 'A', value: '{{name}}' }] }), reply],
      [call({ method: 'POST', body: '"{{{name}}"' }), '{secret.KEY}}'],
      [call({ method: 'POST', body: '"{{secret.{{name}}}}"' }), 'KEY'],
      [call({ url: 'https://example.org/{{secret.{{name}}}}' }), 'KEY'],
    ] as const) {
      const made = requestAfter(text, block);
      expect([made?.url, made?.body, made?.headers?.[0]?.value].flatMap(secrets)).toEqual([]);
    }
  });

  test('is the variable of no block, and inserts nothing into what is said', () => {
    const conversation = new TestConversation(
      aSnapshot([
        open('q', { variable: 'secret.KEY' }),
        message('m', { context: 'Hier: {{secret.KEY}}{{secret.OTHER}}.' }),
        call({ url: 'https://example.org/{{secret.KEY}}' }),
      ]),
    );
    conversation.write('verraten');
    expect(conversation.said).toContain('Hier: .');
    expect(conversation.effects.at(-1)).toMatchObject({
      request: { url: ['https://example.org/', { secret: 'KEY', place: 'address' }] },
    });
  });
});

describe('a response', () => {
  test('sets the variables of the mapping and the dialog goes on', () => {
    const conversation = dialog(call());
    conversation.write('Ana');
    respond(conversation, { grad: 21.5, other: 'no' });
    expect(conversation.said.at(-1)).toBe('21,5 Grad');
    expect(conversation.variable('other')).toBeUndefined();
    expect(conversation.state.finished).toBe(true);
  });

  test('that failed goes on at the error target, with the variables as they were', () => {
    const conversation = dialog(call({ mapping: [{ variable: 'name', path: 'x' }] }));
    conversation.write('Ana');
    respond(conversation, null);
    expect(conversation.said.at(-1)).toBe('failed');
    expect(conversation.variable('name')).toBe('Ana');
  });

  test('that failed goes on all the same without an error target', () => {
    const conversation = dialog(call({ error_target: null }));
    conversation.write('Ana');
    respond(conversation, null);
    expect(conversation.said.at(-1)).toBe(' Grad');
  });

  test('that nothing waits for is stale, and so is a reply meanwhile', () => {
    const conversation = dialog(call());
    expect(respond(conversation, { grad: 1 }).outcome).toBe('stale');
    conversation.write('Ana');
    expect(conversation.send({ kind: 'response', unique_question_id: 'q', values: null }).outcome).toBe('stale');
    const reply = { type: 'open', text: 'Eva' } as const;
    expect(conversation.send({ kind: 'reply', unique_question_id: 'i', nachfrage_id: null, reply }).outcome).toBe(
      'stale',
    );
    respond(conversation, null);
    expect(respond(conversation, null).outcome).toBe('stale');
  });

  test('cannot lead to requests without end', () => {
    const conversation = dialog(call({ error_target: 'i', jump_to_question: 'i' }));
    conversation.write('Ana');
    let requests = 0;
    while (openRequest(conversation.survey, conversation.state)) {
      requests += 1;
      respond(conversation, null);
    }
    expect(requests).toBe(5);
    expect(conversation.state.finished).toBe(true);
  });
});

describe('what is taken from JSON', () => {
  const json = { a: { b: [{ c: 'x' }, 7] }, t: true, n: null, list: ['a', 1, {}, null], long: 'ä'.repeat(20_000) };

  test.each([
    ['a.b.0.c', 'x'],
    ['$.a.b[1]', 7],
    ['t', true],
    ['n', null],
    ['a', null],
    ['list', ['a', '1']],
    ['a.b.9.c', null],
    ['constructor', null],
    ['list.length', null],
  ])('%j is %j', (path, value) => {
    expect(mappedValues([{ variable: 'v', path }], json)).toEqual({ v: value });
  });

  test('is the whole for an empty path, and never longer than a variable may be', () => {
    expect(mappedValues([{ variable: 'v', path: '' }], 'x\0y')).toEqual({ v: 'xy' });
    expect(mappedValues([{ variable: 'v', path: 'long' }], json)['v']).toHaveLength(10_000);
    expect(mappedValues([{ variable: 'v', path: 'a' }], null)).toEqual({ v: null });
  });
});
