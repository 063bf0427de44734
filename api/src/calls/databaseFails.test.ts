import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { CallName } from '@dialogwerk/shared/contract';
import { anAuthor } from '../../testing/anAuthor.ts';
import { aRespondent } from '../../testing/aRespondent.ts';
import { threeQuestions } from '../../testing/blocks.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { aPng } from '../../testing/media/sampleFiles.ts';
import { testFolders } from '@dialogwerk/postgres/testing';
import { sampleRequests } from '../../testing/sampleRequests.ts';
import type { JsonObject } from '../../testing/sampleRequests.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import { startBundledPostgres } from '@dialogwerk/postgres';
import { connect } from '../storage/database/connect.ts';
import { migrate } from '../storage/database/migrate.ts';
import { callNames } from './registerCalls.ts';

const folders = testFolders();
/** Callers at one time, more than there are connections in a test. */
const CALLERS = 24;
/** They would end the sessions with which all others call. */
const ENDING = new Set<CallName>(['logout', 'endAllSessions', 'deleteAccount', 'changePassword', 'deleteSurvey']);

interface Seen {
  readonly what: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One request after another, of every call of the contract, of files, streams, exports and pages. */
function* requests(
  address: string,
  tokens: Record<string, string>,
  survey_id: string,
): Generator<[string, RequestInit]> {
  const authorized = (token: string | undefined) => ({ authorization: `Bearer ${token ?? ''}` });
  const known = { survey_id, id: survey_id, unique_question_id: 'name', survey_id_list: [survey_id] };
  for (;;) {
    for (const name of callNames.filter((each) => !ENDING.has(each))) {
      const { method, path, access } = calls[name];
      const headers = { ...authorized(tokens[access]), 'content-type': 'application/json' };
      const rest: JsonObject = { ...sampleRequests(name, known)[0] };
      const url = path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(textOf(rest[field])));
      if (method !== 'GET' && method !== 'DELETE')
        yield [address + url, { method, headers, body: JSON.stringify(rest) }];
      else
        yield [
          `${address}${url}?${new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, textOf(v)]))}`,
          { method, headers },
        ];
    }
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null };
    const body = JSON.stringify({ ...turn, reply: { type: 'open', text: 'Ana' } });
    const json = { 'content-type': 'application/json' };
    yield [`${address}/api/turn`, { method: 'POST', headers: { ...authorized(tokens['respondent']), ...json }, body }];
    yield [
      `${address}/api/surveys/${survey_id}/media?type=logo`,
      { method: 'POST', headers: authorized(tokens['author']), body: new Uint8Array(aPng()) },
    ];
    yield [`${address}/live/${survey_id}`, {}];
    yield [`${address}/media/${randomUUID()}.png`, {}];
    yield [`${address}/api/media/${randomUUID()}`, { headers: authorized(tokens['author']) }];
  }
}

/** Ends the server and gives its process; another one takes its place. */
async function end(pid: number, signal: NodeJS.Signals): Promise<number> {
  process.kill(pid, signal);
  return pid;
}

/** Ways in which a database goes away beneath an api. */
const failures: Readonly<Record<string, (admin: Client, pid: () => number) => Promise<unknown>>> = {
  'connections are ended': (admin) =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dialogwerk'`),
  'statements are cancelled': (admin) =>
    admin.query(`select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'dialogwerk'`),
  'it can only be read': async (admin) => {
    await admin.query('alter system set default_transaction_read_only = on');
    await admin.query('select pg_reload_conf()');
  },
  'a server process crashes': async (admin) => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'dialogwerk' limit 1`,
    );
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
  },
  'the server is stopped': (_admin, pid) => end(pid(), 'SIGINT'),
  'the server is killed': (_admin, pid) => end(pid(), 'SIGKILL'),
};

test('while the database fails, whatever way, every call is answered with 503 and when to come again, none with 500', async () => {
  const postgres = await startBundledPostgres({ dataDir: await folders.make(), log: () => {} });
  const { user, password, host, port, database } = postgres.connection;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.password = password;
  url.searchParams.set('host', host);
  const { pool, close } = connect({ connectionString: url.href, max: 1 }, () => {});
  await migrate(pool);
  await close();
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  const api = await startTestApi(log, undefined, undefined, {
    connectionString: url.href,
    release: async () => {},
  });
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const respondent = await aRespondent(api, survey_id);
  const { refresh_token } = await anAuthor(api);
  const tokens = {
    author: author.token,
    admin: author.token,
    respondent: respondent.token,
    refresh: refresh_token,
    'anyone-with-token': author.token,
  };
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });

  const seen: Seen[] = [];
  const wanted = requests(address, tokens, survey_id);
  const over = new AbortController();
  const caller = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const [what, request] = wanted.next().value;
      const response = await fetch(what, request);
      seen.push({ what, status: response.status, retryAfter: response.headers.get('retry-after') });
      await response.body?.cancel();
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);

  for (const [name, fail] of Object.entries(failures)) {
    const before = seen.length;
    const admin = new Client(postgres.connection);
    admin.on('error', () => {});
    await admin.connect();
    const ended = await fail(admin, () => postgres.pid);
    const refused = () => seen.slice(before).filter(({ status }) => status === 503).length;
    await expect.poll(refused, { timeout: 30_000, message: name }).toBeGreaterThan(0);
    await admin.query('alter system reset default_transaction_read_only').catch(() => {});
    await admin.query('select pg_reload_conf()').catch(() => {});
    await admin.end().catch(() => {});
    const isBack = async () => postgres.pid !== ended && (await fetch(`${address}/health/ready`)).status === 200;
    await expect.poll(isBack, { timeout: 30_000, message: `after: ${name}` }).toBe(true);
  }
  over.abort();
  await Promise.all(callers);
  const isExpected = ({ status, retryAfter }: Seen) => status < 500 || (status === 503 && retryAfter !== null);
  const unexpected = seen.filter((each) => !isExpected(each));
  // With what the api has noted of it.
  expect(unexpected.length === 0 ? [] : [...unexpected, ...faults]).toEqual([]);
  expect(seen.some(({ status }) => status === 200)).toBe(true);
  await api.stop();
  await postgres.stop();
}, 180_000);
