import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aMultiChat } from '../../testing/aMultiChat.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { linksOf, peopleOf } from '../../testing/personalLinks.ts';
import { TEST_PUBLIC_URL } from '../../testing/startTestApi.ts';
import { sendLetters } from './sendLetters.ts';

const api = await apiOfFile();

test('people of a multi-chat get letters from whom the author says, and none any more whose mail came back', async () => {
  const chats = await aMultiChat(api);
  const { public_id: survey_id, owner } = chats;
  await chats.publish();
  await api.call('addInvitees', { survey_id, ...peopleOf(['ada@example.org', 'bob@example.org']) }, owner.token);
  const write = (more: object) => ({
    survey_id,
    mailing_id: randomUUID(),
    kind: 'invitation' as const,
    subject: 'Hallo {{vorname}}',
    letter: '{{link}}',
    due_at: null,
    ...more,
  });
  const from = { sender: 'Institut für Chats', reply_to: 'studie@uni.example.org' };
  await api.call('startMailing', write(from), owner.token);
  const before = api.mail.sent.length;
  await sendLetters(api.services, { publicUrl: TEST_PUBLIC_URL });
  // Letters go out in the order of random ids.
  const sent = api.mail.sent.slice(before).toSorted((a, b) => (a.to < b.to ? -1 : 1));
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.org', 'bob@example.org']);
  expect(sent[0]).toMatchObject(from);
  const [link] = await linksOf(api, owner, survey_id);
  expect(sent[0]?.text).toContain(`${TEST_PUBLIC_URL}${link?.path ?? ''}`);
  expect(sent[0]?.text).toContain('Krimi');

  const bounced = { survey_id, emails: ['BOB@example.org', 'niemand@example.org'] };
  expect(await api.call('noteBounces', bounced, owner.token)).toEqual({ marked: 1 });
  expect(await api.call('noteBounces', bounced, owner.token)).toEqual({ marked: 0 });
  const { list } = await api.call('inviteeList', { survey_id }, owner.token);
  expect(list).toMatchObject({ refused: 1, recipients: { not_begun: 1 } });
});

test('without an answer address of its own a letter has that of the privacy statement', async () => {
  const chats = await aMultiChat(api);
  const { public_id: survey_id, owner, k } = chats;
  await chats.publish();
  const { form } = await api.call('privacyForm', { survey_id: k }, owner.token);
  expect(form).toBeNull();
  await api.services.db
    .insertInto('privacy_forms')
    .values({ survey_id: k, form: JSON.stringify({ email: 'kontakt@uni.example.org' }) })
    .execute();
  await api.call('addInvitees', { survey_id, ...peopleOf(['cem@example.org']) }, owner.token);
  const letter = {
    mailing_id: randomUUID(),
    kind: 'invitation',
    subject: 'Hallo',
    letter: '{{link}}',
    due_at: null,
  } as const;
  await api.call('startMailing', { survey_id, ...letter }, owner.token);
  const before = api.mail.sent.length;
  await sendLetters(api.services, { publicUrl: TEST_PUBLIC_URL });
  expect(api.mail.sent.slice(before)).toMatchObject([{ sender: '', reply_to: 'kontakt@uni.example.org' }]);
});
