import type { CallName } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { appendFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { largestBlocks } from '../../testing/cost/largestBlocks.ts';
import { largestRequests } from '../../testing/cost/largestRequests.ts';
import type { LargeRequest } from '../../testing/cost/largestRequests.ts';
import { longestHold } from '../../testing/cost/longestHold.ts';
import { worldsOf } from '../../testing/cost/worldsOf.ts';
import { worldBlocks } from '../../testing/matrix/people.ts';
import type { World } from '../../testing/matrix/people.ts';
import { rows } from '../../testing/matrix/rows.data.ts';
import { isJsonObject } from '../../testing/sampleRequests.ts';
import { testAppOptions } from '../../testing/startTestApi.ts';
import { buildApp } from '../app.ts';
import type { Compute } from '../compute/Compute.ts';
import { callNames } from './registerCalls.ts';

/** How many of one person at once; twenty with `pnpm test:long`. */
const AT_ONCE = rounds(6, 20);
/** Others wait at most so long, in milliseconds of processor time. */
const LONGEST_MS = 50;
/** What is cleared away of earlier work, or what others do to the processor's caches, counts as well: what is too long is so each time. */
const TRIES = 3;
/** How many times as long for calls that are known to take longer (docs/decisions/0100, 'Left'); a whole file of 11 MB is handed over in one piece here. */
const known: Partial<Record<CallName, number>> = { resultVariables: 2, importQuestionnaire: 3 };

const api = await apiOfFile();
/** Those that carry a whole dialog; all of them with `pnpm test:long`. */
const tried = callNames.filter((name) => rounds(Number('whole' in calls[name]), 1) > 0);
/** Beside other tests a measurement is noisy; the bound itself holds with `pnpm test:long`, which runs when nothing else does. */
const NOISE = rounds(3, 1);
/** What other threads compute keeps nobody waiting: it is given up soon, because the way there and back is what is measured. */
const compute: Compute = {
  ...api.services.compute,
  run: (computation, input, run) => api.services.compute.run(computation, input, { ...run, budgetMs: 200 }),
};
const app = await buildApp({ ...api.services, compute }, { ...testAppOptions, checkResponses: false });
const smallWorldOf = worldsOf(api, worldBlocks);
const largestWorldOf = worldsOf(api, largestBlocks());
/** Where `e2e/benchmarks/callCosts.ts` wants the table. */
const table = process.env['COSTS_TABLE'];

/** What this machine may take: `LONGEST_MS`, or as long as it takes to read and write the largest dialog twice. */
let longest: number;
beforeAll(async () => {
  await app.ready();
  const dialog = JSON.stringify(largestBlocks());
  const twice = () => Promise.resolve([1, 2].map(() => JSON.stringify(JSON.parse(dialog))));
  await twice();
  longest = Math.max(LONGEST_MS, await longestHold(twice));
});
afterAll(() => app.close());
beforeEach(async () => {
  // All of them come from one address and from few people.
  await api.services.db.deleteFrom('login_failures').execute();
  await api.services.db.deleteFrom('rate_limits').execute();
});

async function requestsIn(world: World, name: CallName): Promise<LargeRequest[]> {
  const good: unknown = JSON.parse(JSON.stringify(await rows[name].request(world)));
  if (!isJsonObject(good)) throw new Error(`the request of ${name} is no object`);
  return largestRequests(name, good);
}

async function send(name: CallName, world: World, { method, url, payload }: LargeRequest): Promise<number> {
  const bearer = name === 'refresh' ? world.refresh_token : world.token;
  const { statusCode } = await app.inject({
    method,
    url,
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return statusCode;
}

describe.each(tried)('%s', (name) => {
  test('keeps nobody waiting at its largest allowed size', async () => {
    // What is compiled and read once in a server's life is no call's cost.
    const small = await smallWorldOf(name);
    for (const request of await requestsIn(small, name)) await send(name, small, request);
    const world = await largestWorldOf(name);
    const bound = longest * NOISE * (known[name] ?? 1);
    const statuses = new Set<number>();
    const holds: number[] = [];
    for (const request of await requestsIn(world, name)) {
      for (const atOnce of [1, AT_ONCE]) {
        const sent = async () => Promise.all(Array.from({ length: atOnce }, () => send(name, world, request)));
        let hold = Infinity;
        for (let tries = 0; tries < TRIES && hold > bound; tries += 1) {
          const held = await longestHold(async () => {
            for (const status of await sent()) statuses.add(status);
          });
          hold = Math.min(hold, held);
        }
        holds.push(hold);
      }
    }
    const line = `| ${name} | ${calls[name].access} | ${holds.map((hold) => hold.toFixed(0)).join(', ')} | ${[...statuses].join(', ')} |\n`;
    if (table !== undefined) await appendFile(table, line);
    expect(Math.max(...holds)).toBeLessThanOrEqual(bound);
    expect(statuses).not.toContain(500);
  });
});

test('the first look at a large dialog’s public page keeps nobody waiting', async () => {
  const head = '<!doctype html><html lang="de"><head><!--dialog:head--></head>';
  const template = `${head}<body><div id="first-bubbles"><!--dialog:bubbles--></div></body></html>`;
  await api.product.release('shell', 's9', { 'live.html': template });
  await api.product.release('mf-assess-live', 'v7', {}, { live: 'live.js' });
  const blocks = largestBlocks();
  const look = async () => {
    const survey_id = await insertSurvey(api, { blocks });
    return longestHold(async () => {
      const { statusCode, body } = await app.inject({ method: 'GET', url: `/dialog/${survey_id}` });
      expect(statusCode).toBe(200);
      expect(body).toContain('Wie heißen Sie?');
    });
  };
  await look();
  const hold = await look();
  if (table !== undefined) await appendFile(table, `| (first public page) | public | ${hold.toFixed(0)} | 200 |\n`);
  expect(hold).toBeLessThanOrEqual(longest * NOISE);
});
