import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../testing/createTestDatabase.ts';
import type { TestDatabase } from '../testing/createTestDatabase.ts';
import { startHangingProxy } from '../testing/hangingProxy.ts';

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));
const password = 'ein Passwort zum Testen';

interface Server {
  readonly process: ChildProcess;
  readonly url: string;
  readonly written: () => string;
}

let database: TestDatabase;
const running: ChildProcess[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await database.release();
});

function launch(env: Readonly<Record<string, string>>): { process: ChildProcess; written: () => string } {
  const child = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      // Where Node keeps what it has compiled, because it is a third of the time of a start.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATABASE_URL: database.connectionString,
      ADMIN_PASSWORD: password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, written: () => text };
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = launch(env);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.process.stdout?.on('data', () => {
    const url = /Dialogwerk läuft: (\S+)/.exec(server.written())?.[1];
    if (url) resolve(url);
  });
  server.process.on('exit', () => reject(new Error(server.written())));
  return { ...server, url: await promise };
}

async function failed(env: Readonly<Record<string, string>>): Promise<{ code: unknown; written: string }> {
  const server = launch(env);
  const [code] = await once(server.process, 'close');
  return { code, written: server.written() };
}

/** One request over a connection that stays open. */
function ask(url: string, agent: Agent, body?: object): Promise<{ status: number; connection: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; connection: string | undefined }>();
  const options = { agent, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } };
  const sent = request(url, options, (response) => {
    response.resume();
    response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
  });
  sent.on('error', reject);
  sent.end(body ? JSON.stringify(body) : undefined);
  return promise;
}

test('a stop answers what is under way, closes open connections and ends with 0', async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true });
  await ask(`${server.url}/health/ready`, agent);

  // A lock on the account's failures holds the login until it is released.
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('begin; lock table login_failures in access exclusive mode');
  const login = ask(`${server.url}/api/login`, agent, { username: 'admin@dialogwerk.local', password });
  await untilWaiting(client);
  const stopping = once(server.process.stdout ?? server.process, 'data');
  server.process.kill('SIGTERM');
  await stopping;
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow('fetch failed');
  await client.query('commit');
  await client.end();

  expect(await login).toEqual({ status: 200, connection: 'close' });
  const [code] = await once(server.process, 'exit');
  expect(code).toBe(0);
  expect(server.written()).toContain('Dialogwerk ist beendet.');
});

test('a database that says nothing any more does not hold up a stop', async () => {
  const proxy = await startHangingProxy(database.connectionString);
  const server = await start({ DATABASE_URL: proxy.url });
  proxy.hang();
  const login = ask(`${server.url}/api/login`, new Agent(), { username: 'admin@dialogwerk.local', password });
  login.catch(() => {});
  const before = performance.now();
  server.process.kill('SIGTERM');
  const [code] = await once(server.process, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - before).toBeLessThan(25_000);
  await proxy.close();
});

test('an idle open connection does not hold up a stop', async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true });
  await ask(`${server.url}/health/live`, agent);
  const before = performance.now();
  server.process.kill('SIGINT');
  const [code] = await once(server.process, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - before).toBeLessThan(5_000);
});

test('a second signal ends at once, one that is passed on twice does not', async () => {
  const server = await start();
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('begin; lock table login_failures in access exclusive mode');
  const login = ask(`${server.url}/api/login`, new Agent(), { username: 'admin@dialogwerk.local', password });
  login.catch(() => {});
  await untilWaiting(client);
  const exited = once(server.process, 'exit');
  const stopping = once(server.process.stdout ?? server.process, 'data');
  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');
  await stopping;
  const told = performance.now();
  while (performance.now() - told < 400) await new Promise(setImmediate);
  expect(server.process.exitCode).toBeNull();
  // Just one, because a further one may meet the process when it no longer listens to signals.
  server.process.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  await client.end();
});

test('two servers that start at once on one empty database both come up', async () => {
  const env = { DATABASE_URL: await createEmptyDatabase() };
  const servers = await Promise.all([start(env), start(env)]);
  for (const { url } of servers) {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@dialogwerk.local', password }),
    });
    expect(answer.status).toBe(200);
  }
});

test('a taken port is one German sentence and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address: AddressInfo | string | null = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, written } = await failed({ PORT: port });
  other.close();
  expect(code).toBe(1);
  expect(written).toMatch(new RegExp(`^Der Port ${port} ist schon belegt\\.[^\\n]*\\n$`));
});

test.each([
  [{ PORT: 'x' }, /^PORT=x ist kein Port\.[^\n]*\n$/],
  [{ HOST: '192.0.2.1' }, /^Die Adresse „192\.0\.2\.1“ gibt es auf diesem Rechner nicht\.[^\n]*\n$/],
  [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, /^Die Datenbank aus DATABASE_URL ist nicht erreichbar\.[^\n]*\n$/],
  [{ DATABASE_URL: '', DATA_DIR: '/dev/null/x' }, /^[^\n]*„\/dev\/null\/x“[^\n]*\n$/],
])('%j is one German sentence and exit code 1', async (env, sentence) => {
  const { code, written } = await failed(env);
  expect(code).toBe(1);
  expect(written).toMatch(sentence);
});

/** Until another connection waits for a lock that this one holds. */
async function untilWaiting(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount) return;
  }
}

test('a server whose event loop stands still ends and says where it stood', async () => {
  const standStill = fileURLToPath(new URL('../../shared/src/testing/standStill.ts', import.meta.url));
  const server = await start({ NODE_OPTIONS: `--import=${standStill}`, WATCHDOG_SECONDS: '2' });
  server.process.kill('SIGUSR2');
  const ended = await once(server.process, 'close');
  expect(ended).toEqual([null, 'SIGKILL']);
  expect(server.written()).toContain('Dialogwerk hat 2 Sekunden lang niemandem mehr geantwortet');
  expect(server.written()).toMatch(/"stack":\["holdTheLoop \S+standStill\.ts:\d+:\d+"/);
});
