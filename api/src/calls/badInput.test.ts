import { calls } from '@dialogwerk/shared/contract/calls';
import { BODY_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { CallName, CallRecord } from '@dialogwerk/shared/contract';
import { block } from '@dialogwerk/shared/contract/schemas';
import { newBlock } from '@dialogwerk/shared/dialog';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockTypes } from '../storage/surveys/blockTypes.ts';
import { anAdmin } from '../../testing/anAdmin.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { threeQuestions } from '../../testing/blocks.ts';
import { REQUESTS_PER_FIELD, hostileRequests, wire } from '../../testing/hostileRequests.ts';
import type { HostileRequest } from '../../testing/hostileRequests.ts';
import { insertManager } from '../../testing/insertManager.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { sampleRequests } from '../../testing/sampleRequests.ts';
import type { JsonObject } from '../../testing/sampleRequests.ts';
import { mayBeAbsent } from '../../testing/mayBeAbsent.data.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { CallError } from '../errors/CallError.ts';
import { parseInput, parseWith } from './parseInput.ts';
import { refuseUnwieldyJson } from './bodies/refuseUnwieldyJson.ts';
import { ofStudy } from '../../testing/ofStudy.ts';
import { callNames } from './registerCalls.ts';

let api: TestApi;
let author: TestAuthor;
const logged: string[] = [];
beforeAll(async () => {
  api = await startTestApi(pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }));
  author = await anAuthor(api);
});
afterAll(() => api.stop());

/** Whether the `id` of a call is a multi-chat's. */
const isManagers = (name: CallName): boolean =>
  name === 'connectedSurveys' ||
  name === 'dialogmanagerTrigger' ||
  calls[name].path.startsWith('/api/dialogmanagers/:id') ||
  name === 'purgeManager';

/** What a call needs to get past the border: an account and a dialog of one's own, and the right token. */
async function reach(name: CallName): Promise<{ token: string; samples: JsonObject[] }> {
  // One for each call, because some end their own session.
  const isAdmins = calls[name].access === 'admin' || calls[name].access === 'releaser';
  const own = await (isAdmins ? anAdmin(api) : anAuthor(api));
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: own });
  const dialog_manager_id = await insertManager(api, survey_id);
  const known = {
    survey_id,
    dialog_manager_id,
    id: isManagers(name) ? dialog_manager_id : survey_id,
    unique_question_id: 'name',
    source: 'name',
    target: 'age',
    url: 'https://www.example.org/',
    survey_id_list: [survey_id],
    ...ofStudy,
  };
  const samples = sampleRequests(name, known);
  if (calls[name].access === 'refresh') return { token: own.refresh_token, samples };
  if (calls[name].access !== 'respondent') return { token: own.token, samples };
  const live = await api.call('registerLive', { survey_id });
  return { token: live.token_live, samples };
}

async function send(
  { method, url, payload }: Omit<HostileRequest, 'what'>,
  token: string,
  contentType = 'application/json',
) {
  const response = await api.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': contentType }),
    },
  });
  return { status: response.statusCode, body: response.body };
}

const englishNames = new Set([
  'Invalid credentials',
  'Missing Authorization Header',
  'Not enough segments',
  'Token has expired',
  'Fresh token required',
]);

/** What is wrong with an answer to bad input; null when it is a success or a German refusal. */
function fault(status: number, body: string): string | null {
  if (status >= 200 && status < 300) return null;
  if (status !== 501 && status !== 503 && (status < 400 || status > 499)) return `${status} ${body.slice(0, 200)}`;
  const { msg }: { msg?: unknown } = JSON.parse(body);
  if (typeof msg !== 'string' || msg === '') return `${status} without msg`;
  if (englishNames.has(msg)) return null;
  // A field's name stands in quotation marks, and is English.
  const words = msg.replace(/„[^“]*“/g, '');
  return /invalid|expected|required|must be|\bat \w+ \(/i.test(words) ? `${status} not German: ${msg}` : null;
}

interface Refusal {
  readonly status: number;
  readonly body: string;
}

/**
 * What the border answers to a request, said in process, because that takes a tenth of the time that it takes over HTTP.
 * null for what it lets through, and for what only the way there can tell.
 */
function refusalAtBorder(name: CallName, { url, payload }: HostileRequest): Refusal | null {
  if (payload === undefined) return null;
  const values = url.split('/');
  const params = calls[name].path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), values[index]]] : []));
  return refusalOf(() => {
    refuseUnwieldyJson(payload);
    parseInput(name, { ...JSON.parse(payload), ...Object.fromEntries(params) });
  });
}

function refusalOf(read: () => void): Refusal | null {
  try {
    read();
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) return null;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
}

/** Faults of the refusals. What is not refused goes over HTTP, and so does each kind of value in the first field. */
async function faultsOf(
  requests: readonly HostileRequest[],
  token: string,
  refusalFor: (request: HostileRequest) => Refusal | null,
): Promise<string[]> {
  const faults: string[] = [];
  const toSend: HostileRequest[] = [];
  for (const [index, request] of requests.entries()) {
    const refusal = refusalFor(request);
    const found = refusal && fault(refusal.status, refusal.body);
    if (found) faults.push(`${request.what} -> ${found}`);
    if (!refusal || index < REQUESTS_PER_FIELD) toSend.push(request);
  }
  return [...faults, ...(await faultsOverHttp(toSend, token))];
}

const AT_ONCE = 10;

async function faultsOverHttp(requests: readonly HostileRequest[], token: string): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    const some = requests.slice(start, start + AT_ONCE);
    const answers = await Promise.all(some.map((request) => send(request, token)));
    for (const [index, { status, body }] of answers.entries()) {
      const found = fault(status, body);
      if (found !== null) faults.push(`${some[index]?.what} -> ${found}`);
    }
  }
  return faults;
}

const TOO_LARGE = JSON.stringify({ a: 'x'.repeat(12 * 1024 * 1024) });

describe.each(callNames)('%s', (name) => {
  test('any field missing or with a hostile value gets a German refusal or is harmless', async () => {
    const { token, samples } = await reach(name);
    const refusalFor = (request: HostileRequest): Refusal | null => refusalAtBorder(name, request);
    for (const [turn, sample] of samples.entries())
      expect(await faultsOf(hostileRequests(name, sample, turn), token, refusalFor)).toEqual([]);
  });

  test('bodies that are no JSON object of the right type and size are refused', async () => {
    const record: CallRecord = calls[name];
    const { method, access } = record;
    if (method === 'GET' || method === 'DELETE') return;
    const most = record.body?.maxBytes ?? BODY_LIMIT_BYTES;
    const { token, samples } = await reach(name);
    const { url } = wire(name, samples[0] ?? {});
    const bodies: readonly [string, string, number][] = [
      ['{"a": ', 'application/json', 400],
      ['nichts', 'application/json', 400],
      ['', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['"Text"', 'application/json', 400],
      ['7', 'application/json', 400],
      ['{"__proto__": {"admin": true}}', 'application/json', 400],
      ['{"a": "\\u0000"}', 'application/json', 400],
      ['[['.repeat(50_000), 'application/json', 400],
      [`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'application/json', 400],
      ['{}', 'text/plain', 415],
      ['<a/>', 'application/xml', 415],
      ['a=1', 'application/x-www-form-urlencoded', 415],
      ['{}', 'multipart/form-data; boundary=x', 415],
      [TOO_LARGE, 'application/json', 413],
    ];
    for (const [payload, contentType, expected] of bodies) {
      const { status, body } = await send({ method, url, payload }, token, contentType);
      expect({ payload: payload.slice(0, 40), contentType, status }).toEqual({
        payload: payload.slice(0, 40),
        contentType,
        status: payload.length > most ? 413 : expected,
      });
      expect(fault(status, body)).toBeNull();
    }
    expect(access).toBeDefined();
  });

  test('only the right kind of token gets in', async () => {
    const { access } = calls[name];
    if (access === 'public') return;
    const { samples } = await reach(name);
    const request = wire(name, samples[0] ?? {});
    const wrongKind = access === 'respondent' ? author.token : (await reach('conversation')).token;
    const tokens = ['', 'x', 'a.b.c', `${author.token}x`, ...(access === 'anyone-with-token' ? [] : [wrongKind])];
    for (const token of tokens) expect(await send(request, token)).toMatchObject({ status: 401 });
  });

  test('the dialog of another author does not exist', async () => {
    const { access } = calls[name];
    if (access !== 'author') return;
    const { samples } = await reach(name);
    const request = samples[0] ?? {};
    if (!('survey_id' in request || 'id' in request || 'item' in request)) return;
    const stranger = await anAuthor(api);
    const { status, body } = await send(wire(name, request), stranger.token);
    expect([404, 501]).toContain(status);
    expect(fault(status, body)).toBeNull();
  });
});

describe('changed values of a block', () => {
  test.each(blockTypes)(
    'of type %s: any field with a hostile value gets a German refusal or is harmless',
    async (type) => {
      const fields = block.options.find((option) => option.shape.type.value === type)?.shape ?? {};
      const further = Object.entries(mayBeAbsent).filter(([field]) => field in fields);
      const good: JsonObject = {
        ...JSON.parse(JSON.stringify(newBlock(type, 'name', 0))),
        ...Object.fromEntries(further),
      };
      expect(Object.keys(fields).every((field) => field in good)).toBe(true);
      const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
      const sample = { action: 'update', survey_id, unique_question_id: 'name', changed_values: good };
      const requests = hostileRequests('updateSurveyBlocks', sample, blockTypes.indexOf(type)).filter(({ what }) =>
        what.startsWith('changed_values'),
      );
      // What a block may not be is refused behind the border, by the block's own schema.
      const refusalFor = (request: HostileRequest): Refusal | null =>
        refusalAtBorder('updateSurveyBlocks', request) ??
        refusalOf(() => parseWith(block, { ...good, ...JSON.parse(request.payload ?? '').changed_values }));
      expect(await faultsOf(requests, author.token, refusalFor)).toEqual([]);
    },
  );
});

describe('addresses', () => {
  test.each([
    ['GET', '/api/surveys/%zz/answers', 400],
    ['GET', '/api/surveys/%00/answers', 400],
    ['GET', `/api/surveys/${'x'.repeat(3_000)}/answers`, 404],
    ['GET', '/api/nichts', 404],
    ['PUT', '/api/login', 404],
    ['GET', '/api/find_dialogmanager_status/%F0%9F%98%80', 404],
    ['GET', '/api/surveys?search=a&search=b', 400],
  ] as const)('%s %s', async (method, url, expected) => {
    const { status, body } = await send({ method, url }, author.token);
    expect(status).toBe(expected);
    expect(fault(status, body)).toBeNull();
  });
});

test('none of it was a fault of the api’s own', () => {
  expect(logged.filter((line) => line.includes('"call failed"'))).toEqual([]);
});

test('logs hold no value, no id, no address and no token of a request', () => {
  const text = logged.join('');
  expect(logged.length).toBeGreaterThan(1_000);
  for (const value of ['drop table', 'etc/passwd', 'unbekannt', author.user_id, author.token, '127.0.0.1']) {
    expect(text).not.toContain(value);
  }
});
