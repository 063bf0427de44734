import type { CallName, CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { thirdOf } from '@dialogwerk/shared/testing/rounds';
import { describe, expect, test } from 'vitest';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { aRespondent } from '../../testing/aRespondent.ts';
import { aWorld } from '../../testing/matrix/people.ts';
import type { World } from '../../testing/matrix/people.ts';
import { rows } from '../../testing/matrix/rows.data.ts';
import { callNames } from './registerCalls.ts';

const api = await apiOfFile();
const recordOf = (name: CallName): CallRecord => calls[name];
const isAdmins = (name: CallName): boolean => ['admin', 'releaser'].includes(recordOf(name).access);
const isShown = (name: CallName): boolean => ['author', 'admin', 'releaser'].includes(recordOf(name).access);

/** What ends the person's login or account: their screens go with it. */
const ends: ReadonlySet<CallName> = new Set(['logout', 'endAllSessions', 'deleteAccount']);
const changes = callNames.filter((name) => isShown(name) && recordOf(name).invalidates && !ends.has(name));
/** Asked for when a test begins, never shown for longer. */
const once: ReadonlySet<CallName> = new Set(['testConfig']);
const reads = callNames.filter((name) => isShown(name) && !recordOf(name).invalidates && !once.has(name));

type Request = Readonly<Record<string, unknown>>;

/** Good requests of all reads that whoever makes the change may make. */
async function readsOf(world: World, change: CallName): Promise<ReadonlyMap<CallName, Request>> {
  const requests = new Map<CallName, Request>();
  for (const name of reads) {
    if (isAdmins(name) === isAdmins(change)) requests.set(name, await rows[name].request(world));
  }
  return requests;
}

/** The same, about what the change is about. */
function about(changed: Request, requests: ReadonlyMap<CallName, Request>): ReadonlyMap<CallName, Request> {
  const withFieldsOf = (request: Request): Request => {
    const same = Object.entries(changed).filter(([field]) => field in request && field !== 'id');
    return { ...request, ...Object.fromEntries(same) };
  };
  return new Map([...requests].map(([name, request]) => [name, withFieldsOf(request)]));
}

async function answersTo(world: World, requests: ReadonlyMap<CallName, Request>): Promise<Map<CallName, string>> {
  const answers = new Map<CallName, string>();
  for (const [name, request] of requests) {
    await api.services.db.deleteFrom('rate_limits').execute();
    const { status, body } = await api.send(name, request, world.token);
    answers.set(name, JSON.stringify([status, body]));
  }
  return answers;
}

/** Those whose answers differ. */
const differing = (one: ReadonlyMap<CallName, string>, other: ReadonlyMap<CallName, string>): CallName[] =>
  [...one].filter(([name, answer]) => other.get(name) !== answer).map(([name]) => name);

describe.each(thirdOf(changes))('%s', (change) => {
  test('says of each read that answers otherwise after it that it is stale', async () => {
    const world = await aWorld(api, isAdmins(change) ? 'admin' : 'Besitzer');
    await (await aRespondent(api, world.survey_id)).reply('name', { type: 'open', text: 'Ada' });
    const all = await readsOf(world, change);
    const changed: Request = await rows[change].request(world);
    const requests = about(changed, all);
    const before = await answersTo(world, requests);
    api.clock.now += 1_000;
    // Because some tell the time, or draw something.
    const noisy = differing(before, await answersTo(world, requests));
    await api.send(change, changed, world.token);
    const after = await answersTo(world, requests);
    const other = differing(before, after).filter((name) => !noisy.includes(name));
    // What is gone has no screens of its own any more.
    const shown = other.filter((name) => !after.get(name)?.startsWith('[404,'));
    const { invalidates = [] } = recordOf(change);
    expect(shown.filter((name) => !invalidates.includes(name))).toEqual([]);
  });
});
