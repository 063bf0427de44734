import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aFourEyesDialog } from '../../../testing/aFourEyesDialog.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const shared = { ...database, release: async () => {} };
const api = await startTestApi(undefined, undefined, undefined, shared);
const second = await startTestApi(undefined, undefined, undefined, shared);
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

let world: Awaited<ReturnType<typeof aFourEyesDialog>>;
beforeEach(async () => {
  world = await aFourEyesDialog(api);
});
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const another = () => anAuthorWithRole(api, world.survey_id, 'Voller Zugriff');

describe('at the same moment on two servers', () => {
  test('two who approve are one publication', async () => {
    const { ask, decide, list, write } = world;
    const edsger = await another();
    for (let round = 0; round < 5; round += 1) {
      await write(`Runde ${round}?`);
      const { approval_id } = await ask();
      const before = (await list()).length;
      const answers = await Promise.all([decide(approval_id), decide(approval_id, edsger, {}, second)]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(await list()).toHaveLength(before + 1);
    }
  });

  test('one who approves and one who declines: one of them is so, wholly', async () => {
    const { ask, decide, firstQuestion, state, write } = world;
    const edsger = await another();
    for (let round = 0; round < 5; round += 1) {
      await write(`Runde ${round}?`);
      const { approval_id } = await ask();
      const no = { approved: false, reason: 'Nein' };
      const [yes] = await Promise.all([decide(approval_id), decide(approval_id, edsger, no, second)]);
      const isNew = (await firstQuestion()) === `Runde ${round}?`;
      const { past } = await state();
      expect([isNew, past.find((one) => one.approval_id === approval_id)?.state]).toEqual(
        yes.status === 200 ? [true, 'approved'] : [false, 'declined'],
      );
    }
  });

  test('of two who ask one waits, and the other is told', async () => {
    const { grace, ask, state, write } = world;
    await write('Neu?');
    const answers = await Promise.all([ask(), ask({}, grace, second)]);
    expect(statuses(answers)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect((await state()).waiting?.approval_id).toBe(won?.approval_id);
  });

  test('the same wish sent twice is one', async () => {
    const { survey_id, ada, write } = world;
    await write('Neu?');
    const wish = { survey_id, approval_id: randomUUID() };
    const answers = await Promise.all([
      api.send('askApproval', wish, ada.token),
      second.send('askApproval', wish, ada.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('approving while the draft changes publishes what was asked for', async () => {
    const { grace, ask, decide, firstQuestion, write } = world;
    for (let round = 0; round < 5; round += 1) {
      await write(`Gefragt ${round}?`);
      const { approval_id } = await ask();
      const [decided] = await Promise.all([decide(approval_id, grace, {}, second), write(`Danach ${round}`)]);
      expect([decided.status, await firstQuestion()]).toEqual([200, `Gefragt ${round}?`]);
    }
  });

  test('withdrawn and approved: one of them', async () => {
    const { survey_id, ada, grace, ask, decide, write } = world;
    await write('Neu?');
    const { approval_id } = await ask();
    const answers = await Promise.all([
      api.send('withdrawApproval', { survey_id, approval_id, withdrawn: true }, ada.token),
      decide(approval_id, grace, {}, second),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
  });
});
