import { randomUUID } from 'node:crypto';
import type { MailingKind } from '@dialogwerk/shared/contract';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { threeQuestions } from '../../testing/blocks.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { goOn, linksOf, peopleOf } from '../../testing/personalLinks.ts';
import { startTestApi, TEST_PUBLIC_URL } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { sendLetters } from './sendLetters.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const api = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const second = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

const ADDRESSES = ['ada@example.org', 'bob@example.org', 'cem@example.org'];
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  second.clock.now = api.clock.now;
  await api.services.db.deleteFrom('rate_limits').execute();
  // Of the test before.
  await api.services.db.deleteFrom('mailings').execute();
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});
afterEach(() => {
  api.mail.refusal = null;
});

const invite = (anonymous = false, emails: readonly string[] = ADDRESSES) =>
  api.call('addInvitees', { survey_id, ...peopleOf(emails, anonymous) }, owner.token);
const start = (kind: MailingKind, due_at: number | null = null, mailing_id: string = randomUUID()) =>
  api.send(
    'startMailing',
    {
      survey_id,
      mailing_id,
      kind,
      subject: 'Hallo {{vorname}}',
      letter: 'Liebe(r) {{link.vorname}},\n\n{{link}}\n\nGruß{{niemand}}',
      due_at,
    },
    owner.token,
  );
async function sent(of: TestApi = api) {
  const before = of.mail.sent.length;
  await sendLetters(of.services, { publicUrl: TEST_PUBLIC_URL });
  return of.mail.sent.slice(before);
}
const standing = () => api.call('inviteeList', { survey_id }, owner.token);

describe('an invitation', () => {
  test('goes to each once, in the words of its author, with a link and a way out of their own', async () => {
    await invite();
    await start('invitation');
    const mails = await sent();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(ADDRESSES);
    const ada = mails.find(({ to }) => to === 'ada@example.org');
    const [link] = await linksOf(api, owner, survey_id);
    expect(ada).toMatchObject({
      subject: 'Hallo Person 1',
      unsubscribe: `${TEST_PUBLIC_URL}${link?.path}/abmelden`,
    });
    expect(ada?.text).toContain(`Liebe(r) Person 1,\n\n${TEST_PUBLIC_URL}${link?.path}\n\nGruß\n`);
    expect(ada?.html).toContain(`href="${TEST_PUBLIC_URL}${link?.path}"`);
    expect(await sent()).toEqual([]);
    expect(await standing()).toMatchObject({
      list: { recipients: { invitation: 0, not_begun: 3 } },
      mailings: [{ state: 'sent', sent: 3, waiting: 0 }],
    });
    const letters = await api.services.db.selectFrom('letters').select('mailing_id').execute();
    expect(letters).toEqual([]);
  });

  test('is sent once by two servers at one time, and no faster than mail servers like', async () => {
    await invite(
      false,
      Array.from({ length: 30 }, (_, index) => `person${index}@example.org`),
    );
    const mailing_id = randomUUID();
    await Promise.all([start('invitation', null, mailing_id), start('invitation', null, mailing_id)]);
    const mails = (await Promise.all([sent(), sent(second)])).flat();
    expect(mails).toHaveLength(20);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(20);
    expect((await standing()).mailings).toMatchObject([{ state: 'sending', sent: 20, waiting: 10 }]);
  });

  test('waits for its time, and can be stopped before', async () => {
    await invite();
    const due = api.clock.now + 60_000;
    const mailing_id = randomUUID();
    await start('invitation', due, mailing_id);
    expect(await sent()).toEqual([]);
    await api.call('stopMailing', { survey_id, mailing_id }, owner.token);
    api.clock.now = due;
    expect(await sent()).toEqual([]);
    expect((await standing()).mailings).toMatchObject([{ state: 'stopped', sent: 0 }]);
  });

  test('whom their mail server refuses gets no more mails; a server that is away gets it later', async () => {
    await invite(false, ['ada@example.org']);
    await start('invitation');
    api.mail.refusal = Object.assign(new Error('away'), { code: 'ECONNECTION' });
    await sent();
    expect((await standing()).mailings).toMatchObject([{ state: 'sending', waiting: 1 }]);
    api.mail.refusal = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
    api.clock.now += 60_000;
    await sent();
    expect(await standing()).toMatchObject({
      list: { refused: 1, recipients: { invitation: 0, not_begun: 0 } },
      mailings: [{ state: 'sent', sent: 0, refused: 1 }],
    });
  });
});

describe('a reminder', () => {
  test('goes to those who have not begun, or not finished, as they are when it is sent', async () => {
    await invite();
    const [ada, bob] = await linksOf(api, owner, survey_id);
    await goOn(api, ada?.path);
    await start('not_begun');
    await start('not_finished', api.clock.now + 1_000);
    expect((await sent()).map(({ to }) => to).toSorted()).toEqual(['bob@example.org', 'cem@example.org']);
    await goOn(api, bob?.path);
    await api.services.db
      .updateTable('conversations')
      .set({ finished_at: new Date() })
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', (row) =>
        row
          .selectFrom('invitee_uses as u')
          .innerJoin('invitees as i', 'i.invitee_id', 'u.invitee_id')
          .where('i.survey_id', '=', survey_id)
          .where('i.email', '=', 'bob@example.org')
          .select('u.user_id_live'),
      )
      .execute();
    api.clock.now += 1_000;
    expect((await sent()).map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'cem@example.org']);
  });

  test('of an anonymous list goes to those whose link is unused, and to nobody who has not finished', async () => {
    await invite(true);
    const [ada] = await linksOf(api, owner, survey_id);
    await goOn(api, ada?.path);
    expect(await start('not_finished')).toMatchObject({ status: 409, body: { code: 'invitees/anonymous' } });
    await start('not_begun');
    expect((await sent()).map(({ to }) => to).toSorted()).toEqual(['bob@example.org', 'cem@example.org']);
  });
});

describe('unsubscribing', () => {
  const post = (url: string, payload: string) =>
    api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('takes one click, holds for a list that is loaded again, and can be taken back', async () => {
    await invite(false, ['ada@example.org']);
    const [ada] = await linksOf(api, owner, survey_id);
    const out = `${ada?.path}/abmelden`;
    expect((await api.app.inject(out)).body).toContain('Abmelden');
    expect((await standing()).list?.unsubscribed).toBe(0);
    expect((await post(out, 'List-Unsubscribe=One-Click')).body).toContain('Sie sind abgemeldet');
    await start('invitation');
    expect(await sent()).toEqual([]);

    await api.call('removeInvitees', { survey_id, invitee_id: null }, owner.token);
    await invite(false, ['Ada@example.org']);
    expect((await standing()).list).toMatchObject({ unsubscribed: 1, recipients: { invitation: 0 } });
    const [again] = await linksOf(api, owner, survey_id);
    await post(`${again?.path}/abmelden`, 'wanted=1');
    expect((await standing()).list).toMatchObject({ unsubscribed: 0, recipients: { invitation: 1 } });
  });
});

test('a mail that is tried goes to its author alone, and its link to no dialog', async () => {
  await invite();
  const letter = 'Liebe(r) {{vorname}}: {{link}}';
  const { to } = await api.call('tryMailing', { survey_id, subject: 'Probe', letter }, owner.token);
  expect(to).toBe(owner.username);
  const [mail, ...others] = await api.deliver();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: owner.username, subject: 'Probe' });
  expect(mail?.text).toContain(`Liebe(r) Person 1: ${TEST_PUBLIC_URL}/zugang/probe`);
});
