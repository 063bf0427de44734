import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAccount } from '../../../testing/anAccount.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const VALUE = 'Geh3im-0815';
const ana = { type: 'open', text: 'Ana {{secret.KEY}}' } as const;

const api = await apiOfFile();
let server: Server;
let address: string;
let asked: string[];
let answer: RequestListener;
let owner: TestAuthor;

beforeEach(async () => {
  owner = await anAccount(api);
  asked = [];
  answer = (_request, response) => response.end('{"city": "Ulm"}');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
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

describe('a secret goes only to the hosts that it was made for', () => {
  const acts = async (survey_id: string) => {
    await api.services.countedActs.flush();
    const rows = await api.services.db
      .selectFrom('audit')
      .select(['act', 'detail'])
      .where('survey_id', '=', survey_id)
      .orderBy('audit_id')
      .execute();
    return rows.filter(({ act }) => act.startsWith('secret_')).map(({ act, detail }) => `${act} ${detail}`);
  };
  const host = () => new URL(address).host;
  const keepFor = (survey_id: string, hosts: string[]) =>
    api.call('setSecret', { survey_id, name: 'KEY', value: VALUE, hosts }, owner.token);

  test('and each use is in the audit trail, with how often it was', async () => {
    const survey_id = await aDialog();
    await keepFor(survey_id, [host()]);
    await askedNext(survey_id);
    await askedNext(survey_id);
    expect(asked).toHaveLength(2);
    expect(await acts(survey_id)).toEqual([`secret_set KEY → ${host()}`, `secret_used KEY → ${host()} 2 ×`]);
  });

  test.each([
    ['another host', () => `${address.replace('127.0.0.1', 'localhost')}/{{secret.KEY}}`],
    ['another port', () => `http://127.0.0.1:9/{{secret.KEY}}`],
    ['a host behind a name', () => `${address.replace('127.0.0.1', '127.0.0.1:80@localhost')}/{{secret.KEY}}`],
    ['a host that is filled in', () => 'http://{{name}}.example.org/{{secret.KEY}}'],
    ['a host that is the secret', () => 'http://{{secret.KEY}}.example.org/'],
  ])('not to %s, for which respondents go on as if nothing answered', async (_what, url) => {
    const survey_id = await aDialog({ url: url() });
    await keepFor(survey_id, [host()]);
    expect(await askedNext(survey_id)).toContain('Das weiß ich nicht');
    expect(asked).toEqual([]);
    const [, refused] = await acts(survey_id);
    expect(refused).toMatch(/^secret_refused KEY → .* 1 ×$/);
    expect(refused).not.toContain('geh3im');
  });

  test('nor where that host leads on to', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: `${address.replace('127.0.0.1', 'localhost')}/x` }).end();
    const survey_id = await aDialog();
    await keepFor(survey_id, [host()]);
    await askedNext(survey_id);
    expect(asked).toHaveLength(1);
  });

  test('which nobody changes without knowing it, and which the check knows', async () => {
    const survey_id = await aDialog();
    const { secret } = await api.call('setSecret', { survey_id, name: 'KEY', value: VALUE }, owner.token);
    expect(secret.hosts).toEqual([host()]);
    await keepFor(survey_id, ['api.example.org']);
    await keep(survey_id);
    const { secrets } = await api.call('listSecrets', { survey_id }, owner.token);
    expect(secrets.map(({ hosts }) => hosts)).toEqual([['api.example.org']]);
    const { findings } = await api.call('checkDialog', { survey_id }, owner.token);
    expect(findings.map(({ kind }) => kind)).toContain('secret-host');
    for (const hosts of [[], ['https://example.org'], ['example.org/pfad'], ['']]) {
      const refused = await api.send('setSecret', { survey_id, name: 'KEY', value: VALUE, hosts }, owner.token);
      expect(refused.status).toBe(400);
    }
  });
});
