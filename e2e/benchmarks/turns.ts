import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { ChatState } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { livePhq9, logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { createPost } from './data/createPost.ts';
import type { Post } from './data/createPost.ts';

/**
 * Turns per second of the whole api (HTTP, checks, engine, PostgreSQL) at 1, 16 and 64 clients, and beside each, in the
 * same run, what the same PostgreSQL does with a bare `select 1` and a committed `insert`. Load, api and database share
 * the machine, so only the ratio may be compared between machines.
 */
const ROUNDS = 3;
const CLIENTS = [1, 16, 64];
/** Turns of one measurement at so many clients. */
const turnsAt = (clients: number) => (clients === 1 ? 900 : 3_600);
/** Linux counts CPU time in 1/100 s. */
const TICK_MS = 10;

interface Measured {
  readonly perSecond: number;
  readonly cpuMsEach: number | null;
  readonly p50: number;
  readonly p99: number;
}

interface ConversationSession {
  readonly token: string;
  state: ChatState;
}

const product = await startProduct(process.env['DATABASE_URL'] ? { databaseUrl: process.env['DATABASE_URL'] } : {});
try {
  const surveyId = await livePhq9(product, await logIn(product));
  const database = process.env['DATABASE_URL']
    ? { connectionString: process.env['DATABASE_URL'] }
    : await bundledConnection(product.dataDir);
  // So many, because a young process compiles, and the larger product the longer.
  await measureTurns(surveyId, 16, 5_400);
  console.log('clients  turns/s  p50 ms  p99 ms  api CPU ms/turn  bare select+insert/s  ratio   (medians of 3)');
  for (const clients of CLIENTS) {
    const turns: Measured[] = [];
    const bare: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      turns.push(await measureTurns(surveyId, clients, turnsAt(clients)));
      bare.push(await measureBare(database, clients, turnsAt(clients)));
    }
    const [ours, reference] = [median(turns), median(bare)];
    tellFigure(`turns a second, ${clients} clients`, ours.perSecond, 'more');
    if (ours.cpuMsEach !== null) tellFigure(`CPU ms a turn, ${clients} clients`, ours.cpuMsEach, 'less');
    const cells = [
      String(clients).padStart(7),
      ours.perSecond.toFixed(0).padStart(7),
      ours.p50.toFixed(1).padStart(6),
      ours.p99.toFixed(1).padStart(6),
      (ours.cpuMsEach?.toFixed(2) ?? '–').padStart(15),
      reference.perSecond.toFixed(0).padStart(20),
      (ours.perSecond / reference.perSecond).toFixed(2).padStart(5),
    ];
    console.log(cells.join('  '));
  }
} finally {
  await product.stop();
}

/** Lets respondents, who are registered before the clock starts, answer until `turns` replies are taken. */
async function measureTurns(surveyId: string, clients: number, turns: number): Promise<Measured> {
  const sessions: ConversationSession[] = [];
  let promised = 0;
  while (promised < turns) {
    const { token_live: token } = await callOrThrow(product.url, 'registerLive', { survey_id: surveyId });
    const state = await callOrThrow(product.url, 'conversation', { survey_id: surveyId }, token);
    sessions.push({ token, state });
    promised += 9;
  }
  const http = createPost(product.url, clients);
  const measured = await measure(clients, async () => {
    const session = sessions.pop();
    if (!session) return null;
    await reply(surveyId, session, http.post);
    if (session.state.question) sessions.push(session);
    return true;
  });
  http.close();
  return measured;
}

async function reply(surveyId: string, session: ConversationSession, post: Post): Promise<void> {
  const { question } = session.state;
  if (question?.input.type !== 'likert') throw new Error('The benchmark answers scales only.');
  const [point] = question.input.points;
  const body = {
    survey_id: surveyId,
    turn_id: randomUUID(),
    unique_question_id: question.unique_question_id,
    reply: { type: 'likert', value: point?.value },
  };
  const answer = await post(calls.turn.path, session.token, body);
  if (!isTaken(answer)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  session.state = answer.body;
}

function isTaken(answer: { status: number; body: unknown }): answer is { status: number; body: ChatState } {
  return answer.status === 200;
}

/** The least that a durable turn can be: one statement that reads, one that writes and commits. */
async function measureBare(database: ClientConfig, clients: number, turns: number): Promise<Measured> {
  const connections = await Promise.all(
    Array.from({ length: Math.min(clients, 20) }, async () => {
      const client = new Client(database);
      await client.connect();
      return client;
    }),
  );
  await connections[0]?.query('create table if not exists benchmark_bare (id uuid primary key, entry text)');
  let left = turns;
  const free = [...connections];
  const measured = await measure(connections.length, async () => {
    if (left === 0) return null;
    left -= 1;
    const client = free.pop();
    if (!client) throw new Error('more work than connections');
    await client.query({ name: 'bare-select', text: 'select 1' });
    const values = [randomUUID(), 'x'.repeat(400)];
    await client.query({ name: 'bare-insert', text: 'insert into benchmark_bare values ($1, $2)', values });
    free.push(client);
    return true;
  });
  await connections[0]?.query('drop table benchmark_bare');
  await Promise.all(connections.map((client) => client.end()));
  return measured;
}

/** Runs `work` on `clients` at once until it gives null. */
async function measure(clients: number, work: () => Promise<true | null>): Promise<Measured> {
  const times: number[] = [];
  const [cpuBefore, begun] = [await cpuMs(), performance.now()];
  const client = async (): Promise<void> => {
    for (;;) {
      const at = performance.now();
      if ((await work()) === null) return;
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begun) / 1_000;
  const cpuAfter = await cpuMs();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    cpuMsEach: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / times.length,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

/** What the api's process has used so far; null where the system does not tell. */
async function cpuMs(): Promise<number | null> {
  const stat = await readFile(`/proc/${product.pid()}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function median(measured: Measured[]): Measured {
  const [middle] = measured.toSorted((a, b) => a.perSecond - b.perSecond).slice(Math.floor(measured.length / 2));
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
