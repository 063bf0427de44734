import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BlockOf, RoleName } from '@dialogwerk/shared/contract';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetExpired } from '../../forgetExpired.ts';
import { anAccount } from '../../../testing/anAccount.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const VALUE = 'Geh3im & "ganz"/sicher+0815';
const ana = { type: 'open', text: 'Ana {{secret.KEY}}' } as const;

let api: TestApi;
let server: Server;
let address: string;
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[];
let answer: RequestListener;
let owner: TestAuthor;
/** All that the server has written to its log. */
let logged = '';

beforeAll(async () => {
  api = await startTestApi(pino({ level: 'trace' }, { write: (line: string) => void (logged += line) }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  owner = await anAccount(api);
  asked = [];
  answer = (_request, response) => response.end('{"city": "Ulm"}');
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A name, a system that is asked with a key, and what is said then. */
function aDialog(fields: Partial<BlockOf<'api'>> = {}): Promise<string> {
  return insertSurvey(api, {
    owner,
    blocks: inOrder(
      aBlock('open', 'name', { context: 'Wie heißen Sie?' }),
      aBlock('api', 'lookup', {
        context: '',
        variable: null,
        method: 'POST',
        url: `${address}/{{secret.KEY}}?n={{name}}`,
        headers: [{ name: 'Authorization', value: 'Bearer {{secret.KEY}}' }],
        body: '{"key": "{{secret.KEY}}", "raw": {{secret.KEY}}, "name": "{{name}}"}',
        mapping: [{ variable: 'city', path: 'city' }],
        error_target: 'sorry',
        ...fields,
      }),
      aBlock('open', 'next', { context: 'Wie ist es in {{city}}?', is_end: true }),
      aBlock('open', 'sorry', { context: 'Das weiß ich nicht. Wo wohnen Sie?' }),
    ),
  });
}

const keep = (survey_id: string, value = VALUE, token = owner.token) =>
  api.call('setSecret', { survey_id, name: 'KEY', value }, token);

/** What the respondent is asked once the system was asked. */
async function askedNext(survey_id: string): Promise<string | undefined> {
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', ana);
  await expect.poll(async () => (await respondent.chat()).waiting).toBe(false);
  return (await respondent.chat()).entries.at(-1)?.context;
}

describe('a secret', () => {
  test('goes out in address, headers and body, and never by what a respondent writes', async () => {
    const survey_id = await aDialog();
    await keep(survey_id);
    expect(await askedNext(survey_id)).toBe('Wie ist es in Ulm?');
    const [request] = asked;
    expect(request?.url).toBe(`/${encodeURIComponent(VALUE)}?n=${encodeURIComponent(ana.text)}`);
    expect(request?.headers.authorization).toBe(`Bearer ${VALUE}`);
    expect(JSON.parse(request?.body ?? '')).toEqual({ key: VALUE, raw: VALUE, name: ana.text });
  });

  test('is stored encrypted, and nowhere else: not in turns, revisions, history, audit or log', async () => {
    const survey_id = await aDialog();
    await keep(survey_id);
    await askedNext(survey_id);
    expect(asked).toHaveLength(1);
    const { rows: tables } = await api.services.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await api.services.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      const all = rows.map(({ row }) => row).join('\n');
      expect(all).not.toContain('Geh3im');
      expect(all).not.toContain(Buffer.from(VALUE).toString('hex'));
    }
    expect(tables.length).toBeGreaterThan(20);
    expect(logged).toContain('setSecret');
    expect(logged).not.toContain('Geh3im');
  });

  test('is sealed for its dialog and name: moved to another one it opens nothing', async () => {
    const [one, other] = [await aDialog(), await aDialog()];
    await keep(one);
    await keep(other, 'ein anderer Wert');
    await api.services.pool.query(
      `update secrets set sealed = (select sealed from secrets where survey_id = $1) where survey_id = $2`,
      [one, other],
    );
    expect(await askedNext(other)).toBe('Das weiß ich nicht. Wo wohnen Sie?');
    expect(asked).toEqual([]);
  });

  test('that is missing or deleted takes the way of a failure, without asking; brought back, it counts again', async () => {
    const survey_id = await aDialog();
    expect(await askedNext(survey_id)).toBe('Das weiß ich nicht. Wo wohnen Sie?');
    await keep(survey_id);
    await api.call('deleteSecret', { survey_id, name: 'KEY' }, owner.token);
    expect(await askedNext(survey_id)).toBe('Das weiß ich nicht. Wo wohnen Sie?');
    expect(asked).toEqual([]);
    await api.call('restoreSecret', { survey_id, name: 'KEY' }, owner.token);
    expect(await askedNext(survey_id)).toBe('Wie ist es in Ulm?');
  });

  test('that was deleted an hour ago is forgotten', async () => {
    const survey_id = await aDialog();
    await keep(survey_id);
    await api.call('deleteSecret', { survey_id, name: 'KEY' }, owner.token);
    api.clock.now += 61 * 60_000;
    await forgetExpired(api.services);
    const { token } = await anotherSession();
    expect(await api.send('restoreSecret', { survey_id, name: 'KEY' }, token)).toMatchObject({
      status: 404,
      body: { msg: expect.stringContaining('neu') },
    });
  });

  test.each<[string, (echo: { authorization: string }) => object]>([
    ['as it is', ({ authorization }) => ({ city: authorization })],
    ['in a list', () => ({ city: ['Ulm', VALUE] })],
    ['percent-encoded', () => ({ city: `/x?${encodeURIComponent(VALUE)}` })],
    ['as base64', () => ({ city: Buffer.from(VALUE).toString('base64') })],
  ])('that the asked system sends back %s becomes a missing value', async (_, echo) => {
    answer = (request, response) => {
      response.end(JSON.stringify(echo({ authorization: request.headers.authorization ?? '' })));
    };
    const survey_id = await aDialog();
    await keep(survey_id);
    expect(await askedNext(survey_id)).toBe('Wie ist es in ?');
    expect(asked).toHaveLength(1);
  });
});

/** The owner, logged in anew: the clock has gone on. */
async function anotherSession() {
  return api.call('login', { username: owner.username, password: 'eine gute lange Losung' });
}

describe('the list of secrets', () => {
  test('says name, when and who, and no call ever says the value', async () => {
    const survey_id = await aDialog();
    const { secret } = await keep(survey_id);
    expect(secret).toEqual({
      name: 'KEY',
      set_at: api.clock.now,
      set_by: 'Ada Lovelace',
      readable: true,
      hosts: [new URL(address).host],
    });
    expect(await api.call('listSecrets', { survey_id }, owner.token)).toEqual({ secrets: [secret] });
    const answers = [
      await api.call('dialog', { survey_id }, owner.token),
      await api.call('surveyDataConfigurator', { survey_id }, owner.token),
      await api.call('surveyChanges', { survey_id, since: 0 }, owner.token),
      await api.call('changeHistory', { survey_id }, owner.token),
      await api.call('checkDialog', { survey_id }, owner.token),
      await api.call('exportAccount', {}, owner.token),
      await api.call('answers', { survey_id }, owner.token),
    ];
    expect(JSON.stringify(answers)).not.toContain('Geh3im');
    expect(JSON.stringify(answers)).toContain('{{secret.KEY}}');
  });

  test('has at most 50, of which each can be set anew', async () => {
    const survey_id = await aDialog();
    for (let number = 1; number <= 50; number += 1) {
      await api.call('setSecret', { survey_id, name: `K${number}`, value: VALUE }, owner.token);
    }
    expect(await api.send('setSecret', { survey_id, name: 'K51', value: VALUE }, owner.token)).toMatchObject({
      status: 409,
      body: { field: 'name', msg: expect.stringContaining('höchstens 50') },
    });
    await api.call('setSecret', { survey_id, name: 'K50', value: 'ein neuer Wert' }, owner.token);
    expect((await api.call('listSecrets', { survey_id }, owner.token)).secrets).toHaveLength(50);
  });

  test.each<[string, string, string]>([
    ['a name with umlauts', 'SCHLÜSSEL', VALUE],
    ['a name like a path', 'a.b', VALUE],
    ['a short value', 'KEY', 'kurz'],
    ['a value of two lines', 'KEY', 'Schluessel\nX-Admin: 1'],
    ['a value with umlauts', 'KEY', 'Schlüssel'],
  ])('takes no %s', async (_, name, value) => {
    const survey_id = await aDialog();
    const refused = await api.send('setSecret', { survey_id, name, value }, owner.token);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).not.toContain('Schl');
  });
});

describe('what an api block sends', () => {
  const roles: readonly RoleName[] = ['Trainieren', 'Analysieren'];

  test('is not for who may not edit: not in the dialog, its changes, its history or its check', async () => {
    const survey_id = await aDialog();
    const update = (changed_values: object) =>
      api.call(
        'updateSurveyBlocks',
        { action: 'update', survey_id, unique_question_id: 'lookup', changed_values: { ...changed_values } },
        owner.token,
      );
    await update({ url: `${address}/alte-adresse` });
    await update({
      url: `${address}/neue-adresse?key=abcdef123456`,
      headers: [{ name: 'X-Sicher', value: 'kopf-wert-1' }],
      body: '{"inhalt": "körper-wert"}',
    });
    await api.call('updateSurveyBlocks', { action: 'delete', survey_id, unique_question_id: 'lookup' }, owner.token);
    await api.call('updateSurveyBlocks', { action: 'recreate', survey_id, unique_question_id: 'lookup' }, owner.token);
    for (const role of roles) {
      const { token } = await anAuthorWithRole(api, survey_id, role);
      const answers = [
        await api.send('dialog', { survey_id }, token),
        await api.send('surveyDataConfigurator', { survey_id }, token),
        await api.send('surveyChanges', { survey_id, since: 0 }, token),
        await api.send('changeHistory', { survey_id }, token),
        await api.send('checkDialog', { survey_id }, token),
        await api.send('exportAccount', {}, token),
        await api.send('answers', { survey_id }, token),
        await api.send('trainingdataJumps', { id: survey_id, questionId: 'name' }, token),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/127\.0\.0\.1|adresse|kopf-wert|X-Sicher|körper-wert|abcdef123456/);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
      const { all_questions } = await api.call('dialog', { survey_id }, token);
      expect(all_questions.find(({ type }) => type === 'api')).toMatchObject({
        url: '',
        headers: [],
        body: '',
        mapping: [{ variable: 'city', path: 'city' }],
      });
    }
    const seen = await api.call('changeHistory', { survey_id }, owner.token);
    expect(JSON.stringify(seen)).toContain('kopf-wert-1');
  });

  test('is missed where it names a secret that is not kept, and warned of where it seems to hold a key', async () => {
    const survey_id = await aDialog({ headers: [{ name: 'X-Api-Key', value: 'abcdef123456' }] });
    const kinds = async () =>
      (await api.call('checkDialog', { survey_id }, owner.token)).findings
        .filter(({ unique_question_id }) => unique_question_id === 'lookup')
        .map(({ kind }) => kind);
    expect(await kinds()).toEqual(['secret-missing', 'key-in-clear']);
    await keep(survey_id);
    expect(await kinds()).toEqual(['key-in-clear']);
  });
});
