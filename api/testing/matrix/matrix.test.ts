import { beforeAll, describe, expect, test } from 'vitest';
import { apiOfFile } from '../apiOfFile.ts';
import { aPng } from '../media/sampleFiles.ts';
import { anAdmin } from '../anAdmin.ts';
import { callNames } from '../../src/calls/registerCalls.ts';
import { aWorld, people } from './people.ts';
import { otherRows, rows } from './rows.data.ts';

const api = await apiOfFile();
let address: string;
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  // Because the last admin may not delete their account.
  await anAdmin(api);
});

/** German, or one of the names that spec §8 fixes: nobody gets an empty refusal. */
const refused = (body: unknown) => expect(body).toMatchObject({ msg: expect.stringMatching(/\S/) });

describe.each(callNames)('%s', (name) => {
  test('answers each person as the matrix says', async () => {
    const { request, answers } = rows[name];
    const got: Record<string, number> = {};
    for (const person of people) {
      const world = await aWorld(api, person);
      const input = await request(world);
      const bearer = name === 'refresh' ? world.refresh_token : world.token;
      const { status, body } = await api.send(name, input, bearer);
      got[person] = status;
      if (status >= 400) refused(body);
      // The rows of one call stand for the same address again and again.
      await api.services.db.deleteFrom('login_failures').execute();
    }
    expect(got).toEqual(answers);
  });
});

describe.each(Object.entries(otherRows))('%s', (_name, { method, path, answers }) => {
  test('answers each person as the matrix says', async () => {
    const got: Record<string, number> = {};
    for (const person of people) {
      const world = await aWorld(api, person);
      const open = new AbortController();
      const response = await fetch(address + path(world), {
        method,
        ...(method === 'POST' ? { body: new Uint8Array(aPng()) } : {}),
        headers: { 'content-type': 'image/png', ...(world.token ? { authorization: `Bearer ${world.token}` } : {}) },
        signal: open.signal,
      });
      got[person] = response.status;
      if (response.status >= 400) refused(await response.json());
      open.abort();
    }
    expect(got).toEqual(answers);
  });
});
