import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportFormat } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { inventing } from '@dialogwerk/shared/testing/respondents';
import { Client } from 'pg';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { loopDelay, watchingLoop } from './loopDelay.ts';
import { plainResults } from './data/plainResults.data.ts';
import { storeInvented } from '../product/analysis/storeInvented.ts';

/**
 * A million answers of seeded invented respondents: overview, questions, texts and conversations beside the plainest SQL that
 * gives the same (medians of 5), files of all with rows a minute, the server's memory, and how long other calls wait meanwhile.
 * `ANSWERS` sets another number.
 */
const ANSWERS = Number(process.env['ANSWERS'] ?? 1_000_000);
const AT_ONCE = 1_000;
/** How many respondents differ in what they say; the others say it again at another time. */
const DIFFERENT = 2_000;
const ROUNDS = 5;
const OTHER_CALL_EVERY_MS = 25;

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}`, score: null }));
const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const items = ['x', 'y', 'z'].map((id) => ({ id, text: `Aussage ${id}`, inverse: false }));

const product = await startProduct({ nodeArguments: watchingLoop });
const database = new Client(await bundledConnection(product.dataDir));
try {
  await database.connect();
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Eine Million Antworten',
    blocks: [
      { id: 'hello', type: 'message', context: 'Hallo!' },
      { id: 'colour', type: 'single', context: 'Farbe?', fields: { options, nachfrage: 'Warum?' } },
      { id: 'several', type: 'multiple', context: 'Welche?', fields: { options, optional: true } },
      { id: 'battery', type: 'matrix', context: 'Wie sehr?', fields: { items, scale: { from: 'block', points } } },
      { id: 'slider', type: 'slider', context: 'Wie gern?' },
      { id: 'age', type: 'number', context: 'Alter?', fields: { min: 18, max: 99, integer: true, optional: true } },
      { id: 'day', type: 'date', context: 'Wann?' },
      { id: 'words', type: 'open', context: 'Noch etwas?', fields: { optional: true } },
      { id: 'agree', type: 'consent', context: 'Einverstanden?', fields: { label_agree: 'Ja', label_decline: 'Nein' } },
    ],
  });
  await fill(survey_id);
  const { rows } = await database.query<{ conversations: number; answers: number }>(
    `select (select count(*)::int from conversations where survey_id = $1) as conversations,
       (select count(*)::int from answers where survey_id = $1) as answers`,
    [survey_id],
  );
  console.log(`${rows[0]?.conversations} conversations, ${rows[0]?.answers} answers`);
  await figures(survey_id, token);
  for (const format of ['csv', 'json', 'sav', 'xlsx'] as const) await file(survey_id, format);
} finally {
  await database.end();
  await product.stop();
}

/** Stores invented respondents, 20 seconds apart. */
async function fill(survey_id: string): Promise<void> {
  const { rows } = await database.query('select snapshot from revisions where survey_id = $1 order by revision', [
    survey_id,
  ]);
  const invent = inventing(rows.at(-1)?.snapshot);
  const begin = Date.now() - 60 * 24 * 60 * 60_000;
  const pool = Array.from({ length: DIFFERENT }, (_, seed) => invent(seed));
  let answers = 0;
  for (let seed = 0; answers < ANSWERS; seed += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => ({
      invented: pool[(seed + index) % DIFFERENT] ?? invent(seed + index),
      at: new Date(begin + (seed + index) * 20_000),
    }));
    answers += some.reduce((sum, { invented }) => sum + invented.answers.length, 0);
    await storeInvented(database, survey_id, some);
  }
  await database.query('vacuum analyze');
}

/** Most respondents come by links with two parameters. */
async function comeFromLinks(survey_id: string, token: string): Promise<void> {
  await database.query(
    `update conversations set came_with = jsonb_build_object(
       'quelle', 'Brief ' || abs(hashtext(conversation_id::text)) % 12, 'welle', abs(hashtext(user_id_live::text)) % 4)
     where survey_id = $1 and abs(hashtext(conversation_id::text)) % 5 > 0`,
    [survey_id],
  );
  await database.query('vacuum analyze conversations');
  await callOrThrow(product.url, 'setLinkParameters', { survey_id, names: ['quelle', 'welle'] }, token);
}

/** How long a piece of work takes, in ms: the median of some rounds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function figures(survey_id: string, token: string): Promise<void> {
  const { url } = product;
  const filter = 'antwort.colour..one-of.b';
  const beside = async (name: string, ours: () => Promise<unknown>, plain: readonly string[]): Promise<void> => {
    const own = await timed(ours);
    const bare = await timed(async () => {
      for (const text of plain) await database.query(text, [survey_id]);
    });
    tellFigure(`${name}: ms`, own, 'less');
    console.log(
      `${name.padEnd(34)} ${own.toFixed(0).padStart(6)} ms   plain SQL ${bare.toFixed(0).padStart(6)} ms   ${(own / bare).toFixed(2)}`,
    );
  };
  await beside('overview', () => callOrThrow(url, 'resultOverview', { survey_id }, token), plainResults.overview);
  await beside(
    'question, filtered by another',
    () => callOrThrow(url, 'resultQuestion', { survey_id, filter, question: 'slider' }, token),
    plainResults.question,
  );
  await beside(
    'all questions',
    () => callOrThrow(url, 'resultQuestions', { survey_id }, token),
    plainResults.questions,
  );
  await beside(
    'texts with a search',
    () => callOrThrow(url, 'resultTexts', { survey_id, question: 'words', search: 'e' }, token),
    plainResults.texts,
  );
  await beside(
    'page of conversations',
    () => callOrThrow(url, 'resultConversations', { survey_id, page: 100 }, token),
    plainResults.page,
  );
  const further = {
    flow: () => callOrThrow(url, 'resultFlow', { survey_id }, token),
    times: () => callOrThrow(url, 'resultTimes', { survey_id }, token),
    'cross-table': () => callOrThrow(url, 'crossTable', { survey_id, row: 'q_colour', column: 'q_slider' }, token),
  };
  for (const [name, call] of Object.entries(further)) {
    console.log(`${name.padEnd(34)} ${(await timed(call)).toFixed(0).padStart(6)} ms`);
  }
  await comeFromLinks(survey_id, token);
  await beside(
    'overview with link parameters',
    () => callOrThrow(url, 'resultOverview', { survey_id }, token),
    plainResults.sources,
  );
}

/** The server's memory, in MB. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${product.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** How long one other call waits, in ms. */
async function otherCall(survey_id: string): Promise<number> {
  const begin = performance.now();
  await callOrThrow(product.url, 'config', { survey_id });
  return performance.now() - begin;
}

/** Median, 99th percentile and greatest. */
function spread(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  return [0.5, 0.99, 1].map((share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)).join(' / ');
}

/** Ten values of many, evenly over the time, and the greatest of all. */
function overTime(used: readonly number[]): string {
  const some = Array.from({ length: 10 }, (_, index) => used[Math.floor((index * used.length) / 10)] ?? 0);
  return `${some.map((mb) => mb.toFixed(0)).join(' ')}, at most ${Math.max(...used).toFixed(0)} MB`;
}

async function file(survey_id: string, format: ExportFormat): Promise<void> {
  const token = await logIn(product);
  const { download, total } = await callOrThrow(product.url, 'excelExport', { survey_id, format }, token);
  const before = await memory();
  const [quiet, waits]: [number[], number[]] = [[], []];
  for (let count = 0; count < 100; count += 1) quiet.push(await otherCall(survey_id));
  const used: number[] = [];
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) {
      waits.push(await otherCall(survey_id));
      used.push(await memory());
      await sleep(OTHER_CALL_EVERY_MS);
    }
  })();
  await loopDelay(product);
  const begin = performance.now();
  const answer = await fetch(product.url + download);
  if (!answer.ok) throw new Error(`the file was refused: ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  const seconds = (performance.now() - begin) / 1_000;
  over.abort();
  await others;
  const { loop, own } = await loopDelay(product);
  tellFigure(`${format}: rows a minute`, (total / seconds) * 60, 'more');
  console.log(
    [
      `${format.padEnd(5)} ${seconds.toFixed(1)} s, ${((total / seconds) * 60).toFixed(0)} rows a minute, ${(bytes / 2 ** 20).toFixed(1)} MB`,
      `memory ${before.toFixed(0)} MB, then ${overTime(used)}`,
      `other calls p50/p99/max ${spread(waits)} ms, without it ${spread(quiet)} ms`,
      `event loop held up at most ${loop.toFixed(0)} ms, ${own.toFixed(0)} ms of its own time`,
    ].join('; '),
  );
}
