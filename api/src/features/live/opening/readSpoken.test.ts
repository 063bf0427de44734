import { expect, test } from 'vitest';
import { aMultiChat } from '../../../../testing/aMultiChat.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { readSpoken } from './readSpoken.ts';

const api = await apiOfFile();
const inLanguage = (language: string) => insertSurvey(api, { blocks: threeQuestions, settings: { language } });

test('what stands in the way of a dialog is said in its language, and German is said for one that nobody knows', async () => {
  const survey_id = await inLanguage('pl');
  expect(await readSpoken(api.services, { kind: 'survey', id: survey_id })).toBe('pl');
  await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
  expect(await readSpoken(api.services, { kind: 'survey', id: survey_id })).toBe('pl');
  await api.services.db
    .updateTable('surveys')
    .set({ deleted_at: new Date() })
    .where('survey_id', '=', survey_id)
    .execute();
  expect(await readSpoken(api.services, { kind: 'survey', id: survey_id })).toBe('de');
  expect(await readSpoken(api.services, { kind: 'survey', id: 'nothing' })).toBe('de');
});

test('a multi-chat speaks as its first dialog does', async () => {
  const chats = await aMultiChat(api);
  const change = { survey_id: chats.k, action: 'config', changed_values: { language: 'uk' } } as const;
  await api.call('updateSurveySettings', change, chats.owner.token);
  expect(await readSpoken(api.services, { kind: 'manager', id: chats.public_id })).toBe('de');
  await chats.publish();
  expect(await readSpoken(api.services, { kind: 'manager', id: chats.public_id })).toBe('uk');
  expect(await readSpoken(api.services, { kind: 'manager', id: 'nothing' })).toBe('de');
});

test('a dialog that is not live any more says so on its page in its language, from the right where that is so', async () => {
  const survey_id = await inLanguage('ar');
  await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
  const { body, statusCode } = await api.app.inject(`/dialog/${survey_id}`);
  expect(statusCode).toBe(410);
  expect(body).toContain('لم يعد الحوار متاحًا.');
  expect(body).toContain('lang="ar" dir="rtl"');
});
