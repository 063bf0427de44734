import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../testing/anAuthor.ts';
import { linkIn } from '../../testing/linkIn.ts';
import { TEST_PUBLIC_URL, startTestApi } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { composeMail } from './composeMail.ts';
import { createFolderTransport } from './createFolderTransport.ts';
import { createSmtpTransport } from './createSmtpTransport.ts';
import { enqueueMail } from './enqueueMail.ts';
import { mailOrder } from './MailOrder.ts';
import type { MailOrder } from './MailOrder.ts';
import { renderMail } from './renderMail.ts';
import { clearOldMails, sendMails } from './sendMails.ts';

const user_id = '01890a5d-ac96-774b-bcce-b302099a8057';
const dialogs = [{ survey_id: 'survey0000001', survey_name: 'Wie war’s? <b>&</b>' }];
const orders: readonly MailOrder[] = [
  { kind: 'invitation', user_id, inviter: 'Ada (ada@example.org)', role: 'Trainieren', dialogs },
  { kind: 'invitation', user_id: null, inviter: 'Ada', role: 'Trainieren', dialogs: [...dialogs, ...dialogs] },
  {
    kind: 'workspace_invitation',
    user_id: null,
    inviter: 'Ada',
    role: 'Trainieren',
    workspace: { workspace_id: user_id, name: 'Wie war’s? <b>&</b>' },
  },
  { kind: 'registration', inviter: 'Ada' },
  { kind: 'login', user_id },
  { kind: 'reset', user_id },
  { kind: 'validation', user_id },
  { kind: 'email_changed', new_address: 'neu@example.org' },
  { kind: 'password_changed' },
  { kind: 'handed_over', dialogs },
  { kind: 'given', dialogs },
  { kind: 'mentioned', author: 'Ada (ada@example.org)', survey_name: 'Wie war’s? <b>&</b>', place: null },
  { kind: 'files_nearly_full', survey_name: 'Wie war’s? <b>&</b>', used: 4_400_000_000, limit: 5_368_709_120 },
  { kind: 'trial_taken_back', part: 'mf-share', version: '0123456789abcdef' },
  { kind: 'version_taken_back', part: 'mf-share', version: '0123456789abcdef' },
  { kind: 'webhook_off', survey_id: 'a', survey_name: 'Wie war’s? <b>&</b>', host: 'www.example.org', why: 'failing' },
  { kind: 'webhook_off', survey_id: 'a', survey_name: 'Wie war’s? <b>&</b>', host: 'www.example.org', why: 'gone' },
  { kind: 'account_deleted' },
  ...(['publication', 'off'] as const).flatMap((wants): MailOrder[] => {
    const about = {
      author: 'Ada (ada@example.org)',
      wants,
      name: 'Wie war’s? <b>&</b>',
      survey_id: 'a',
      manager: null,
    };
    return [
      { kind: 'approval_asked', ...about },
      { kind: 'approval_asked', ...about, survey_id: null, manager: 7 },
      { kind: 'approval_decided', approved: true, ...about },
      { kind: 'approval_decided', approved: false, ...about },
    ];
  }),
  {
    kind: 'letter_trial',
    language: 'de',
    survey_name: 'Wie war’s? <b>&</b>',
    subject: 'Hallo {{vorname}}',
    letter: 'Guten Tag, {{vorname}}!\n\n{{link}}',
    known: { vorname: '<b>Ada</b>' },
  },
];
const address = `${TEST_PUBLIC_URL}/magic_link?token=abc`;

describe('the text of a mail', () => {
  test.each(orders)('$kind: is German, whole as text and as HTML, and asks no other host for anything', (order) => {
    const { subject, text, html } = renderMail(order, address);
    expect(subject).not.toBe('');
    expect(text).toContain('Guten Tag,');
    expect(text + html).not.toMatch(/undefined|\[object/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="de"/);
    expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(/);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, value]) => value);
    expect(addresses.every((value) => value === address)).toBe(true);
  });

  test('names that people chose are text, never markup or a further header', () => {
    const name = 'x</h1><a href="https://evil.example">\r\nBcc: eve@example.org';
    const { subject, html } = renderMail(
      {
        kind: 'invitation',
        user_id,
        inviter: name,
        role: 'Trainieren',
        dialogs: [{ survey_id: 'a', survey_name: name }],
      },
      address,
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('href="https://evil.example"');
    expect(html).toContain('&lt;/h1&gt;');
  });

  test('every kind of mail has been looked at here', () => {
    const kinds = mailOrder.options.map((option) => option.shape.kind.value).filter((kind) => kind !== 'nobody');
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });
});

describe('sending', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    api.mail.refusal = null;
    await api.services.db.deleteFrom('mails').execute();
  });

  const enqueue = () => enqueueMail(api.services.db, 'ada@example.org', { kind: 'password_changed' }, api.clock.now);
  const row = () => api.services.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

  test('a mail is not sent when what it tells about did not happen', async () => {
    const failing = api.services.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, 'ada@example.org', { kind: 'password_changed' }, api.clock.now);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await api.deliver()).toEqual([]);
  });

  test('a server that is away gets it later, after 10 s, then 30 s, then 90 s', async () => {
    await enqueue();
    api.mail.refusal = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    for (const wait of [10_000, 30_000, 90_000]) {
      expect(await api.deliver()).toEqual([]);
      expect((await row()).next_attempt_at.getTime() - api.clock.now).toBe(wait);
      expect(await row()).toMatchObject({ reason: 'ECONNREFUSED', failed_at: null });
      api.clock.now += wait;
    }
    api.mail.refusal = null;
    expect(await api.deliver()).toHaveLength(1);
    expect(await row()).toMatchObject({ recipient: null, data: {}, reason: '' });
  });

  test('is given up after two days of trying', async () => {
    await enqueue();
    api.mail.refusal = new Error('away');
    const start = api.clock.now;
    for (let time = 0; time < 30; time += 1) {
      await api.deliver();
      api.clock.now = Math.max((await row()).next_attempt_at.getTime(), api.clock.now);
    }
    const { attempts, failed_at } = await row();
    expect(attempts).toBe(18);
    const days = ((failed_at?.getTime() ?? 0) - start) / (24 * 60 * 60_000);
    expect(days).toBeGreaterThan(1.5);
    expect(days).toBeLessThan(2.5);
  });

  test('a process that dies while it sends leaves the mail to be sent again, with the same id', async () => {
    await enqueue();
    const dying = { kind: 'folder', target: '', close() {}, send: () => new Promise<never>(() => {}) } as const;
    void sendMails(api.services, { transport: dying, publicUrl: TEST_PUBLIC_URL });
    await expect.poll(async () => (await row()).attempts).toBe(1);
    expect(await api.deliver()).toEqual([]);
    api.clock.now += 10_000;
    const [mail] = await api.deliver();
    expect(mail?.mail_id).toBe((await row()).mail_id);
  });

  test('of several servers one sends each mail', async () => {
    for (let count = 0; count < 10; count += 1) await enqueue();
    const before = api.mail.sent.length;
    await Promise.all(Array.from({ length: 4 }, () => api.deliver()));
    const ids = api.mail.sent.slice(before).map((mail) => mail.mail_id);
    expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  });

  test('a link that is sent twice opens with either mail, once', async () => {
    const author = await anAuthor(api);
    await api.call('requestMagicLink', { username: author.username });
    const [first] = await api.deliver();
    await api.services.db.updateTable('mails').set({ sent_at: null, recipient: author.username }).execute();
    await api.services.db
      .updateTable('mails')
      .set({ data: JSON.stringify({ user_id: author.user_id }), next_attempt_at: new Date(api.clock.now) })
      .execute();
    const [second] = await api.deliver();
    expect(second?.mail_id).toBe(first?.mail_id);
    for (const mail of [first, second]) await api.call('magicLink', { magic_link: linkIn(mail).token });
  });

  test('what was sent is forgotten after a day', async () => {
    await enqueue();
    await api.deliver();
    api.clock.now += 24 * 60 * 60_000 + 1;
    await clearOldMails(api.services);
    expect(await api.services.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('what was given up can be tried again for 30 days', async () => {
    await enqueue();
    api.mail.refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
    await api.deliver();
    api.clock.now += 30 * 24 * 60 * 60_000;
    await clearOldMails(api.services);
    expect(await row()).toMatchObject({ recipient: 'ada@example.org' });
    api.clock.now += 1;
    await clearOldMails(api.services);
    expect(await api.services.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});

/** What others may do with a file; Windows keeps no such bits. */
const ownerOnly = process.platform === 'win32' ? 0 : 0o077;

describe('without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dialogwerk-mails-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('each mail is a file that mail programs open, for the operator alone', async () => {
    const transport = createFolderTransport(join(folder, 'mails'));
    await transport.send({
      mail_id: user_id,
      to: 'ada@example.org',
      ...renderMail(orders[0] ?? { kind: 'nobody' }, address),
    });
    const names = await readdir(join(folder, 'mails'));
    expect(names).toEqual([expect.stringMatching(/^\d{4}-.*-b302099a8057\.eml$/)]);
    const file = join(folder, 'mails', names[0] ?? '');
    expect(await readFile(file, 'utf8')).toMatch(/^From: Dialogwerk <dialogwerk@localhost>\r\nTo: ada@example\.org/);
    expect((await stat(file)).mode & ownerOnly).toBe(0);
  });
});

test.each(['x,ada@example.org', 'ada<eve@example.org>', 'eve;ada@example.org'])(
  'an address is one recipient, whatever stands in it: %s',
  async (to) => {
    const mail = composeMail({ mail_id: user_id, to, subject: 'x', text: 'x', html: 'x' }, 'dialogwerk@localhost');
    const { envelope } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
    expect(envelope.to).toHaveLength(1);
    expect(['ada@example.org', 'eve@example.org']).not.toContain(envelope.to[0]);
  },
);

test('what people read of a mail server holds no password', () => {
  const transport = createSmtpTransport({ url: 'smtp://ada:geheim@mail.example.org', from: 'ada@example.org' });
  expect(transport.target).toBe('mail.example.org:587');
  transport.close();
});
