import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat, TestParticipant } from '../../../../testing/aMultiChat.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { signalText, signatureOf } from '../../../signals/signalText.ts';
import type { SignalContent } from '../../../signals/signalText.ts';

const api = await apiOfFile();
let multi: TestMultiChat;
let player: TestParticipant;
let participation: string;
let key: string;
beforeEach(async () => {
  multi = await aMultiChat(api);
  await multi.trigger({ at: [multi.z, 'z2'], trigger: `waitAPI;${multi.z};z2` });
  await multi.publish();
  player = await aParticipant(api, multi);
  await player.chats();
  await player.reply(multi.z, 'z1');
  const row = await api.services.db
    .selectFrom('participations')
    .where('user_id_live', '=', player.user_id)
    .select('participation_id')
    .executeTakeFirstOrThrow();
  participation = row.participation_id;
  ({ key } = await api.call('makeSignalKey', { id: multi.id }, multi.owner.token));
});

function aSignal(fields: Partial<SignalContent> = {}, signedWith = key) {
  const content: SignalContent = {
    id: multi.public_id,
    participation,
    survey_id: multi.z,
    unique_question_id: 'z2',
    signal_id: randomUUID(),
    timestamp: api.clock.now,
    ...fields,
  };
  return { ...content, signature: signatureOf(signedWith, signalText(content)) };
}

describe('a call from outside', () => {
  test('that is signed moves the chat that waits for it, and once however often it comes', async () => {
    expect(await player.stands()).toBe('k1 - l1');
    const signal = aSignal();
    const sent = await Promise.all([1, 2, 3].map(() => api.call('signal', signal)));
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await player.stands()).toBe('k1 z2 l1');
    expect(await api.call('signal', signal)).toEqual({ msg: 'success', repeated: true });
    expect(await api.call('signal', aSignal())).toEqual({ msg: 'success', repeated: false });
    const { chats } = await player.chats();
    expect(chats.map(({ turn }) => turn)).toEqual([1, 3, 1]);
  });

  test.each([
    ['another key', () => aSignal({}, 'geraten'), 'signal/bad-signature'],
    ['changed behind its signature', () => ({ ...aSignal(), unique_question_id: 'z1' }), 'signal/bad-signature'],
    ['for a multi-chat that there is not', () => aSignal({ id: randomUUID() }), 'signal/bad-signature'],
    ['from six minutes ago', () => aSignal({ timestamp: api.clock.now - 360_000 }), 'signal/too-old'],
    ['from six minutes ahead', () => aSignal({ timestamp: api.clock.now + 360_000 }), 'signal/too-old'],
    ['for somebody else', () => aSignal({ participation: randomUUID() }), 'signal/unknown-participation'],
    ['for a block that waits for none', () => aSignal({ unique_question_id: 'z1' }), 'signal/not-waited-for'],
  ])('that is %s does nothing', async (_, signal, code) => {
    expect((await api.send('signal', signal())).body).toMatchObject({ code });
    expect(await player.stands()).toBe('k1 - l1');
  });

  test('under the name of another call is told so', async () => {
    await multi.trigger({ at: [multi.k, 'k2'], trigger: `waitAPI;${multi.k};k2` });
    await api.call('publishManager', { id: multi.id }, multi.owner.token);
    await api.call('restartDelete', { survey_id: multi.k, action: 'restart', isLive: true }, player.token);
    const row = await api.services.db
      .selectFrom('participations')
      .where('user_id_live', '=', player.user_id)
      .select('participation_id')
      .executeTakeFirstOrThrow();
    participation = row.participation_id;
    const signal_id = randomUUID();
    await api.call('signal', aSignal({ signal_id }));
    const other = aSignal({ signal_id, survey_id: multi.k, unique_question_id: 'k2' });
    expect((await api.send('signal', other)).body).toMatchObject({ code: 'signal/other-content' });
  });

  test('is worth nothing with the key before once there is a new one', async () => {
    const signal = aSignal();
    await api.call('makeSignalKey', { id: multi.id }, multi.owner.token);
    expect((await api.send('signal', signal)).status).toBe(400);
  });

  test('is worth nothing once the key was revoked, and authors see that there is none', async () => {
    const signal = aSignal();
    expect((await api.call('revokeSignalKey', { id: multi.id }, multi.owner.token)).made_at).toBeNull();
    expect((await api.send('signal', signal)).body).toMatchObject({ code: 'signal/bad-signature' });
    expect((await api.call('signalKey', { id: multi.id }, multi.owner.token)).made_at).toBeNull();
  });

  test('is waited for by whom the author sees, and tried out with them', async () => {
    const { waiting } = await api.call('waitingParticipations', { id: multi.id }, multi.owner.token);
    expect(waiting).toMatchObject([{ participation, survey_id: multi.z, unique_question_id: 'z2' }]);
  });

  test('can be tried out by who edits the multi-chat', async () => {
    const tried = { id: multi.id, participation, survey_id: multi.z, unique_question_id: 'z2' };
    await api.call('trySignal', tried, multi.owner.token);
    expect(await player.stands()).toBe('k1 z2 l1');
  });

  test('is made by the example that authors copy', async () => {
    const { example } = await api.call('signalKey', { id: multi.id }, multi.owner.token);
    const filled = example
      .replace('(Schlüssel)', key)
      .replace('(teilnahme)', participation)
      .replace('(survey_id)', multi.z)
      .replace('(unique_question_id)', 'z2')
      .replace(/curl .* -d /, 'echo ');
    const { stdout } = await promisify(execFile)('bash', ['-c', filled]);
    const body: Record<string, unknown> = JSON.parse(stdout);
    api.clock.now = Date.now();
    expect((await api.send('signal', { id: multi.public_id, ...body })).body).toEqual({
      msg: 'success',
      repeated: false,
    });
  });
});
