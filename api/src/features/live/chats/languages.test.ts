import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aMultiChat } from '../../../../testing/aMultiChat.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();

test('each dialog of a multi-chat is spoken in the wished language as far as it has it, and is not switched in between', async () => {
  const multi = await aMultiChat(api);
  const { k, z, l, owner } = multi;
  await api.call('setLanguages', { survey_id: k, languages: ['fr', 'ar'] }, owner.token);
  await api.call('setLanguages', { survey_id: z, languages: ['ar'] }, owner.token);
  const key = 'setting/survey_name';
  const name = { text: 'La commissaire', source: 'Kommissarin' };
  await api.call('setTranslations', { survey_id: k, changes: { fr: { [key]: name } } }, owner.token);
  await multi.publish();
  const list = { survey_id_list: [k], dialog_manager_id: multi.public_id, query: '?lang=fr' };
  const { token_live } = await api.call('registerLiveList', list);
  const rows = await api.services.db
    .selectFrom('conversations')
    .select(['survey_id', 'language'])
    .where('survey_id', 'in', [k, z, l])
    .execute();
  expect(new Map(rows.map(({ survey_id, language }) => [survey_id, language]))).toEqual(
    new Map([
      [k, 'fr'],
      [z, null],
      [l, null],
    ]),
  );
  const wanted = { survey_id: k, turn_id: randomUUID(), language: 'ar' };
  expect(await api.send('switchLanguage', wanted, token_live)).toMatchObject({
    status: 422,
    body: { code: 'language/unknown' },
  });
});
