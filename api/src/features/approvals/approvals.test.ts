import { randomUUID } from 'node:crypto';
import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFourEyesDialog } from '../../../testing/aFourEyesDialog.ts';
import { TEST_PASSWORD } from '../../../testing/anAccount.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();
type World = Awaited<ReturnType<typeof aFourEyesDialog>>;
let world: World;
let survey_id: string;
let ada: TestAuthor;
let grace: TestAuthor;
beforeEach(async () => {
  world = await aFourEyesDialog(api);
  ({ survey_id, ada, grace } = world);
});

const ask: World['ask'] = (...of) => world.ask(...of);
const decide: World['decide'] = (...of) => world.decide(...of);
const state: World['state'] = (...of) => world.state(...of);
const write: World['write'] = (text) => world.write(text);
const list: World['list'] = () => world.list();
const firstQuestion: World['firstQuestion'] = () => world.firstQuestion();
const withRole = (role: RoleName) => anAuthorWithRole(api, survey_id, role);
const tasks = async ({ token }: TestAuthor) => (await api.call('listTasks', {}, token)).tasks.map(({ kind }) => kind);
const refusedWith = (code: string, status = 409) => ({ status, body: { code } });

describe('what was asked for', () => {
  test('is published once somebody else approves it, as it was asked for, whatever became of the draft', async () => {
    await write('Gesehen?');
    const { approval_id } = await ask({ note: 'Frage 1 klarer' });
    await write('Danach geschrieben');
    expect(await state(grace)).toMatchObject({
      waiting: { note: 'Frage 1 klarer', asked_by: { user_id: ada.user_id } },
      behind: 1,
    });
    const { differences } = await api.call('approvalChanges', { survey_id, approval_id }, grace.token);
    expect(differences.blocks).toMatchObject([{ fields: [{ field: 'context', draft: 'Gesehen?' }] }]);
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
    expect(await decide(approval_id)).toMatchObject({ status: 200, body: { waiting: null } });
    expect(await firstQuestion()).toBe('Gesehen?');
    const [newest] = await list();
    expect(newest).toMatchObject({
      author: { user_id: ada.user_id },
      note: 'Frage 1 klarer',
      approved: { by: { user_id: grace.user_id }, at: api.clock.now },
    });
    expect(await api.call('dialog', { survey_id }, ada.token)).toMatchObject({
      publication: { unpublished_changes: 1 },
    });
  });

  test('can be tried as it was asked for, also once more', async () => {
    await write('Gefragt?');
    const { approval_id } = await ask();
    await write('Danach');
    const firstOf = async (query: string): Promise<string | undefined> => {
      const { token_live } = await api.call('testRegister', { survey_id, query }, grace.token);
      return (await api.call('conversation', { survey_id }, token_live)).entries.at(-1)?.context;
    };
    expect(await firstOf(`anfrage=${approval_id}`)).toBe('Gefragt?');
    await api.call('restartDelete', { survey_id, action: 'restart', isLive: false }, grace.token);
    expect(await firstOf(`anfrage=${approval_id}`)).toBe('Gefragt?');
    expect(await firstOf('')).toBe('Danach');
  });

  test('is checked as it was asked for', async () => {
    await write('');
    const { body } = await ask();
    const findings = async (revision?: number) =>
      (await api.call('checkDialog', { survey_id, ...(revision !== undefined && { revision }) }, grace.token)).findings;
    const { waiting } = await state();
    expect(body).toMatchObject({ waiting });
    await write('Wie heißen Sie?');
    const [asked, draft] = [await findings(waiting?.revision ?? 0), await findings()];
    expect([
      asked.length > draft.length,
      asked.some(({ unique_question_id }) => unique_question_id === 'name'),
    ]).toEqual([true, true]);
    expect(await api.send('checkDialog', { survey_id, revision: 999 }, grace.token)).toMatchObject(
      refusedWith('version/no-such-revision', 404),
    );
  });

  test('goes live with it where that was asked for', async () => {
    await api.call('switchActivateLink', { item: { survey_id, active: false } }, ada.token);
    await write('Neu?');
    const { approval_id } = await ask({ goes_live: true });
    await decide(approval_id);
    expect(await firstQuestion()).toBe('Neu?');
    const { live_since } = await api.call('studyOverview', { survey_id }, ada.token);
    expect(live_since).toBe(api.clock.now);
  });

  test('is not published when it is declined, which needs a reason that who asked reads', async () => {
    await write('Neu?');
    const { approval_id } = await ask();
    expect(await decide(approval_id, grace, { approved: false, reason: '  ' })).toMatchObject(
      refusedWith('approval/no-reason', 400),
    );
    api.clock.now = Date.now();
    await decide(approval_id, grace, { approved: false, reason: 'Bitte die Anrede prüfen.' });
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
    const { waiting, past } = await state();
    expect([waiting, past[0]]).toMatchObject([null, { state: 'declined', reason: 'Bitte die Anrede prüfen.' }]);
    expect(await tasks(ada)).toContain('declined');
    await ask();
    expect(await tasks(ada)).not.toContain('declined');
  });

  test('is taken back by who asked and comes back, unless another wish waits by then', async () => {
    await write('Neu?');
    const { approval_id } = await ask();
    const withdraw = (withdrawn: boolean, { token } = ada) =>
      api.send('withdrawApproval', { survey_id, approval_id, withdrawn }, token);
    expect(await withdraw(true, grace)).toMatchObject(refusedWith('approval/not-yours'));
    await withdraw(true);
    expect(await decide(approval_id)).toMatchObject(refusedWith('approval/settled'));
    expect(await withdraw(false)).toMatchObject({ body: { waiting: { approval_id } } });
    await withdraw(true);
    await ask();
    expect(await withdraw(false)).toMatchObject(refusedWith('approval/waits-already'));
  });

  test('can be an earlier version, and is never what respondents have or what nobody saw', async () => {
    const [first] = await list();
    expect(await ask({ revision: first?.revision })).toMatchObject(refusedWith('approval/nothing-new'));
    await write('Neu?');
    const { approval_id } = await ask();
    await decide(approval_id);
    expect(await ask({ revision: 1_000 })).toMatchObject(refusedWith('publication/draft-moved-on'));
    const back = await ask({ revision: first?.revision });
    await decide(back.approval_id);
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
  });
});

describe('every way to respondents is behind it', () => {
  test('publishing, bringing back, going live for the first time, and an API key', async () => {
    const [first] = await list();
    await write('Neu?');
    expect(await api.send('publish', { survey_id }, ada.token)).toMatchObject(
      refusedWith('publication/needs-approval'),
    );
    const { approval_id } = await ask();
    await decide(approval_id);
    const back = { survey_id, revision: first?.revision };
    expect(await api.send('publish', back, ada.token)).toMatchObject(refusedWith('publication/needs-approval'));
    const scopes = ['dialogs:publish' as const];
    const made = { key_id: randomUUID(), name: 'CI', scopes, ends_at: null, password: TEST_PASSWORD };
    const { secret } = await api.call('createApiKey', made, ada.token);
    expect(await api.send('publish', back, secret)).toMatchObject(refusedWith('publication/needs-approval'));
    expect((await api.send('decideApproval', { survey_id, approval_id, approved: true }, secret)).status).not.toBe(200);
    expect(await firstQuestion()).toBe('Neu?');
  });

  test('a new dialog, and a copy, which has the choice of its original', async () => {
    const { survey } = await api.call('duplicateSurvey', { survey_id }, ada.token);
    const item = { survey_id: survey.survey_id, active: true };
    expect(await api.send('switchActivateLink', { item }, ada.token)).toMatchObject(
      refusedWith('publication/needs-approval'),
    );
    expect(await api.call('dialog', { survey_id: survey.survey_id }, ada.token)).toMatchObject({
      active: false,
      publication: null,
    });
  });

  test('what is published already can be switched off and on at once', async () => {
    for (const active of [false, true]) {
      expect((await api.send('switchActivateLink', { item: { survey_id, active } }, ada.token)).status).toBe(200);
    }
  });
});

describe('who decides', () => {
  test('is another person than the one who asks, and one who may publish', async () => {
    await write('Neu?');
    const { approval_id } = await ask();
    expect(await decide(approval_id, ada)).toMatchObject(refusedWith('approval/own'));
    expect(await decide(approval_id, await withRole('Bearbeiten + Trainieren'))).toMatchObject(
      refusedWith('role/insufficient'),
    );
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
  });

  test('may be the one who alone may publish, where an editor asks', async () => {
    const editor = await withRole('Bearbeiten + Trainieren');
    await write('Neu?');
    const { approval_id } = await ask({}, editor);
    expect((await decide(approval_id, ada)).status).toBe(200);
    expect((await list())[0]).toMatchObject({
      author: { user_id: editor.user_id },
      approved: { by: { user_id: ada.user_id } },
    });
  });

  test('is told by mail and on the dashboard: those who are asked by name, else all who may', async () => {
    const edsger = await withRole('Voller Zugriff');
    await write('Neu?');
    expect(await ask({ asked: [(await withRole('Trainieren')).user_id] })).toMatchObject(
      refusedWith('approval/unknown-person', 400),
    );
    await ask({ asked: [edsger.user_id] });
    expect([await tasks(grace), await tasks(edsger), await tasks(ada)]).toEqual([[], ['approvals'], []]);
    const mails = await api.services.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('kind', '=', 'approval_asked')
      .execute();
    const told = mails.filter(({ data }) => JSON.stringify(data).includes(survey_id));
    expect(told.map(({ recipient }) => recipient)).toEqual([edsger.username]);
    const { waiting } = await state(grace);
    // Who is not asked by name may decide as well, so that nothing waits for somebody who is away.
    expect((await decide(waiting?.approval_id ?? '')).status).toBe(200);
  });
});

describe('without a second person', () => {
  test('a wish goes on waiting, and is for whoever comes into the team', async () => {
    await write('Neu?');
    const { approval_id } = await ask({ asked: [grace.user_id] });
    await api.call('deleteSharingUser', { survey_id, name: grace.username }, ada.token);
    expect(await state()).toMatchObject({ others: [], waiting: { approval_id } });
    expect((await decide(approval_id)).status).toBe(404);
    expect(await api.send('publish', { survey_id }, ada.token)).toMatchObject(
      refusedWith('publication/needs-approval'),
    );
    expect((await decide(approval_id, await withRole('Voller Zugriff'))).status).toBe(200);
  });

  test('it is switched off by the one there is, which ends what waits and is written down', async () => {
    await write('Neu?');
    const { approval_id } = await ask();
    const off = () => api.send('setFourEyes', { survey_id, on: false }, ada.token);
    expect(await off()).toMatchObject(refusedWith('approval/second-needed'));
    await api.call('deleteSharingUser', { survey_id, name: grace.username }, ada.token);
    expect(await off()).toMatchObject({ status: 200, body: { four_eyes: false, waiting: null } });
    expect((await state()).past[0]).toMatchObject({ approval_id, state: 'lapsed' });
    expect((await api.send('publish', { survey_id }, ada.token)).status).toBe(200);
    const acts = await api.services.db.selectFrom('audit').select('act').where('survey_id', '=', survey_id).execute();
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['four_eyes_on', 'approval_asked', 'four_eyes_off']),
    );
  });

  test('while there is one, switching it off takes both', async () => {
    await write('Neu?');
    const waiting = await ask();
    const { approval_id } = await ask({ wants: 'off' });
    expect(await decide(approval_id, ada)).toMatchObject(refusedWith('approval/own'));
    expect(await decide(approval_id)).toMatchObject({ body: { four_eyes: false, waiting: null, off: null } });
    expect(await decide(waiting.approval_id)).toMatchObject(refusedWith('approval/settled'));
    expect(await ask()).toMatchObject(refusedWith('approval/not-needed'));
  });
});
