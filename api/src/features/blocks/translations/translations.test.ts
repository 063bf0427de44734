import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author, settings: { welcome: 'Hallo!' } });
});

const read = (id = survey_id) => api.call('getTranslations', { survey_id: id }, author.token);
const setLanguages = (languages: string[], more: object = {}) =>
  api.send('setLanguages', { survey_id, languages, ...more }, author.token);
const set = (changes: object, more: object = {}) =>
  api.send('setTranslations', { survey_id, changes, ...more }, author.token);
const hello = { text: 'Bonjour !', source: 'Hallo!' };
const name = 'block/name/context';
const question = { text: 'Votre nom ?', source: 'Wie heißen Sie?' };

test('a dialog has its texts by key, and how much of it there is in each language', async () => {
  expect(await read()).toMatchObject({ language: 'de', languages: [], translations: {}, completeness: [] });
  await setLanguages(['fr', 'ar']);
  await set({ fr: { 'setting/welcome': hello, [name]: { ...question, source: 'Wie heißt du?' } } });
  const { languages, texts, translations, completeness } = await read();
  expect(languages).toEqual(['fr', 'ar']);
  expect(texts.slice(0, 2).map(({ key }) => key)).toEqual(['setting/survey_name', 'setting/welcome']);
  expect(translations).toEqual({ fr: { 'setting/welcome': hello, [name]: { ...question, source: 'Wie heißt du?' } } });
  const count = texts.length;
  expect(completeness).toEqual([
    { language: 'fr', texts: count, missing: count - 2, changed: 1 },
    { language: 'ar', texts: count, missing: count, changed: 0 },
  ]);
});

test.each<[string, object, number, string]>([
  [
    'a language that the dialog does not have',
    { it: { 'setting/welcome': hello } },
    409,
    'translation/unknown-language',
  ],
  ['a text that there is not', { fr: { 'block/nie/context': hello } }, 409, 'translation/unknown-text'],
])('refuses %s, and sets nothing of the rest', async (_, changes, status, code) => {
  await setLanguages(['fr']);
  const all = { fr: { 'setting/welcome': hello }, ...changes };
  expect(await set(all)).toMatchObject({ status, body: { code } });
  expect((await read()).translations).toEqual({});
});

test.each([
  [['de'], 409, 'translation/main-language'],
  [['fr', 'fr'], 400, undefined],
  [['Französisch'], 400, undefined],
])('refuses %j as further languages', async (languages, status, code) => {
  expect(await setLanguages(languages)).toMatchObject({ status, body: code ? { code } : {} });
  expect((await read()).languages).toEqual([]);
});

test('a language that goes keeps its texts for when it comes back', async () => {
  await setLanguages(['fr']);
  await set({ fr: { 'setting/welcome': hello } });
  await setLanguages([]);
  expect(await read()).toMatchObject({ languages: [], translations: { fr: { 'setting/welcome': hello } } });
});

test('who sets what another has set meanwhile is told who it was, and nothing is overwritten', async () => {
  await setLanguages(['fr']);
  await set({ fr: { 'setting/welcome': hello } });
  const late = { fr: { 'setting/welcome': { ...hello, text: 'Salut !' } } };
  const refused = await set(late, { based_on: { fr: { 'setting/welcome': null } } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'revision/conflict',
      conflict: { fields: { 'translations/fr/setting/welcome': { by: expect.any(String) } } },
    },
  });
  expect((await set(late, { based_on: { fr: { 'setting/welcome': hello } } })).status).toBe(200);
  expect((await read()).translations['fr']?.['setting/welcome']?.text).toBe('Salut !');
});

describe('of the draft', () => {
  const step = (direction: 'done' | 'undone') => ({ client: 'c', id: 's', direction });

  test('many texts are one step of the history, which is taken back as one', async () => {
    await setLanguages(['fr']);
    await set({ fr: { 'setting/welcome': hello, [name]: question } }, { step: step('done') });
    const { changes } = await api.call('changeHistory', { survey_id }, author.token);
    expect(changes.map(({ key, new_value, step: id }) => [key, new_value, id])).toEqual(
      expect.arrayContaining([
        ['translations/fr/setting/welcome', hello, 's'],
        [`translations/fr/${name}`, question, 's'],
      ]),
    );
    await set({ fr: { 'setting/welcome': null, [name]: null } }, { step: step('undone') });
    expect((await read()).translations).toEqual({});
    const after = await api.call('changeHistory', { survey_id }, author.token);
    expect(after.changes.filter(({ step: id }) => id === 's').map(({ undone }) => undone)).toEqual([true, true]);
  });

  test('an earlier state has the texts of then, and can be gone back to', async () => {
    await setLanguages(['fr']);
    await set({ fr: { 'setting/welcome': hello } });
    const { revision } = await read();
    await set({ fr: { 'setting/welcome': { ...hello, text: 'Salut !' }, [name]: question } });
    const { settings } = await api.call('versionContent', { survey_id, revision }, author.token);
    expect(settings).toMatchObject({ languages: ['fr'], translations: { fr: { 'setting/welcome': hello } } });
    const { languages, translations } = settings;
    const changed_values = { languages, translations };
    await api.call('updateSurveySettings', { action: 'config', survey_id, changed_values }, author.token);
    expect((await read()).translations).toEqual({ fr: { 'setting/welcome': hello } });
    const { changes } = await api.call('changeHistory', { survey_id }, author.token);
    expect(changes.some(({ key }) => key === 'translations')).toBe(false);
  });

  test('a copy has them, and what is published is compared with them', async () => {
    await setLanguages(['fr']);
    await set({ fr: { 'setting/welcome': hello } });
    const { survey } = await api.call('duplicateSurvey', { survey_id }, author.token);
    expect(await read(survey.survey_id)).toMatchObject({
      languages: ['fr'],
      translations: { fr: { 'setting/welcome': hello } },
    });
    const difference = async () =>
      (await api.call('unpublishedChanges', { survey_id }, author.token)).differences?.settings.map(
        ({ field }) => field,
      );
    expect(await difference()).toEqual(['languages', 'translations']);
    const { revision } = await read();
    await api.call('publish', { survey_id, revision }, author.token);
    expect(await difference()).toEqual([]);
    await set({ fr: { 'setting/welcome': null } });
    expect(await difference()).toEqual(['translations']);
  });

  test('a name is kept for a version with them', async () => {
    await setLanguages(['fr']);
    await set({ fr: { 'setting/welcome': hello } });
    const { revision } = await read();
    await api.call('keepVersion', { survey_id, version_id: randomUUID(), name: 'V1' }, author.token);
    await set({ fr: { 'setting/welcome': null } });
    const { settings } = await api.call('versionContent', { survey_id, revision }, author.token);
    expect(settings.translations).toEqual({ fr: { 'setting/welcome': hello } });
  });
});
