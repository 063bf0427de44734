import { randomUUID } from 'node:crypto';
import type { CallResponse, Reply } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const options = [
  { id: 'good', text: 'Gut', score: null },
  { id: 'bad', text: 'Schlecht', score: null },
];
const blocks = inOrder(
  aBlock('single', 'mood', { context: 'Wie geht es?', options, variable: 'laune', acknowledgement: '{{laune}}, aha.' }),
  aBlock('open', 'why', { context: 'Warum {{laune}}?' }),
  aBlock('number', 'age', { context: 'Wie alt?' }),
);
const made = (text: string, source: string) => ({ text, source });
const settings = {
  welcome: 'Hallo!',
  ending: 'Danke!',
  wording_restart: 'Neu beginnen',
  privacy_declaration_text: 'Wir speichern nichts.',
  languages: ['fr', 'ar'],
  translations: {
    fr: {
      'setting/welcome': made('Bonjour !', 'Hallo!'),
      'setting/survey_name': made('Humeur', 'Laune'),
      'setting/wording_restart': made('Recommencer', 'Neu beginnen'),
      'setting/privacy_declaration_text': made('Rien du tout.', 'Wir speichern nichts.'),
      'block/mood/context': made('Comment ça va ?', 'Wie geht es?'),
      'block/mood/options good': made('Bien', 'Gut'),
      'block/why/context': made('Pourquoi {{laune}} ?', 'Warum {{laune}}?'),
    },
    ar: { 'block/age/context': made('كم عمرك؟', 'Wie alt?') },
  },
};

const api = await apiOfFile();
let survey_id: string;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, survey_name: 'Laune', settings });
});

type Chat = CallResponse<'conversation'>;
const said = ({ entries }: Pick<Chat, 'entries'>) => entries.map(({ context }) => context);

async function begin(query = '') {
  const { token_live: token } = await api.call('registerLive', { survey_id, query });
  const chat = () => api.call('conversation', { survey_id }, token);
  return {
    token,
    chat,
    reply(unique_question_id: string, reply: Reply) {
      api.clock.now += 1_000;
      return api.call('turn', { survey_id, turn_id: randomUUID(), unique_question_id, reply }, token);
    },
    speak(language: string, turn_id: string = randomUUID()) {
      api.clock.now += 1_000;
      return api.send('switchLanguage', { survey_id, turn_id, language }, token);
    },
    change(unique_question_id: string, reply: Reply) {
      api.clock.now += 1_000;
      return api.call('changeAnswer', { survey_id, turn_id: randomUUID(), unique_question_id, reply }, token);
    },
  };
}

const stored = async () =>
  (
    await api.services.db
      .selectFrom('answers')
      .select(['unique_question_id', 'value'])
      .where('survey_id', '=', survey_id)
      .where('withdrawn_turn', '=', 0)
      .orderBy('unique_question_id')
      .execute()
  ).map(({ unique_question_id, value }) => [unique_question_id, value]);
const spokenIn = async () =>
  (
    await api.services.db.selectFrom('conversations').select('language').where('survey_id', '=', survey_id).execute()
  ).map(({ language }) => language);

test('the link says which language a conversation begins in; the main one where the dialog does not have it', async () => {
  const french = await (await begin('?lang=fr')).chat();
  expect(said(french)).toEqual(['Bonjour !', 'Comment ça va ?']);
  expect(french.language).toBe('fr');
  const italian = await (await begin('?lang=it')).chat();
  expect(said(italian)).toEqual(['Hallo!', 'Wie geht es?']);
  expect(italian.language).toBe('de');
  expect(new Set(await spokenIn())).toEqual(new Set(['fr', null]));
});

test('a dialog of one language says nothing of it', async () => {
  survey_id = await insertSurvey(api, { blocks });
  expect(await (await begin('?lang=fr')).chat()).not.toHaveProperty('language');
});

test('switched in between, what was said stays, the question is asked again, and answers are the same', async () => {
  const one = await begin('?lang=fr');
  await one.reply('mood', { type: 'single', option_id: 'good' });
  const turn_id = randomUUID();
  const german = (await one.speak('de', turn_id)).body;
  expect(german).toMatchObject({ language: 'de', turn: 3, question: { unique_question_id: 'why' } });
  const before = ['Bonjour !', 'Comment ça va ?', 'Bien', 'Bien, aha.', 'Pourquoi Bien ?', 'Warum Gut?'];
  expect(said(await one.chat())).toEqual(before);
  // A repeated one does nothing more, nor does the language that it is in.
  expect((await one.speak('de', turn_id)).body).toMatchObject({ turn: 3 });
  expect((await one.speak('de')).body).toMatchObject({ turn: 3 });
  await one.reply('why', { type: 'open', text: 'Darum' });
  await one.speak('ar');
  const end = await one.reply('age', { type: 'number', value: 30 });
  expect(end.finished).toBe(true);
  expect(said(await one.chat())).toEqual([...before, 'Darum', 'Wie alt?', 'كم عمرك؟', '30', 'Danke!']);
  expect(await stored()).toEqual([
    ['age', 30],
    ['mood', 'good'],
    ['why', 'Darum'],
  ]);
  expect(await spokenIn()).toEqual(['ar']);
  // Also after the end, which stays when it was.
  expect((await one.speak('fr')).body).toMatchObject({ language: 'fr', finished: true });
});

test('an earlier answer is changed, and each turn stays in the language in which it was', async () => {
  const one = await begin();
  await one.reply('mood', { type: 'single', option_id: 'good' });
  await one.speak('fr');
  await one.reply('why', { type: 'open', text: 'Parce que' });
  const changed = await one.change('mood', { type: 'single', option_id: 'bad' });
  expect(said(changed)).toEqual(
    [
      'Hallo!',
      'Wie geht es?',
      'Answer changed',
      'Schlecht',
      'Schlecht, aha.',
      'Warum Schlecht?',
      'Pourquoi Schlecht ?',
      'Parce que',
      'Wie alt?',
    ].map((text) => (text === 'Answer changed' ? 'Antwort geändert' : text)),
  );
  expect(changed.language).toBe('fr');
  const back = await one.change('mood', { type: 'single', option_id: 'good' });
  expect(said(back).slice(-4)).toEqual(['Warum Gut?', 'Pourquoi Bien ?', 'Parce que', 'Wie alt?']);
  expect(await stored()).toEqual([
    ['mood', 'good'],
    ['why', 'Parce que'],
  ]);
});

test('a reply in words is understood by what the options say in the language', async () => {
  const inWords = blocks.map((block) =>
    block.type === 'single' ? Object.assign({}, block, { in_words: true }) : block,
  );
  survey_id = await insertSurvey(api, { blocks: inWords, survey_name: 'Laune', settings });
  const one = await begin('?lang=fr');
  await one.reply('mood', { type: 'words', text: 'bien' });
  expect(await stored()).toEqual([['mood', 'good']]);
});

test('who begins anew goes on in the language that they have chosen', async () => {
  const one = await begin();
  await one.speak('fr');
  await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, one.token);
  expect(said(await one.chat())).toEqual(['Bonjour !', 'Comment ça va ?']);
});

describe('refused', () => {
  test('a language that the dialog does not have', async () => {
    const one = await begin();
    expect(await one.speak('it')).toMatchObject({ status: 422, body: { code: 'language/unknown' } });
    expect((await one.chat()).turn).toBe(1);
  });

  test('in a conversation of somebody else, and in a dialog that is not active any more', async () => {
    const one = await begin();
    const other = await insertSurvey(api, { blocks, settings });
    const foreign = { survey_id: other, turn_id: randomUUID(), language: 'fr' };
    expect(await api.send('switchLanguage', foreign, one.token)).toMatchObject({ status: 404 });
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect(await one.speak('fr')).toMatchObject({ status: 410 });
  });
});

test('what stands around the conversation is in the language as well', async () => {
  expect(await api.call('config', { survey_id })).toMatchObject({
    survey_name: 'Laune',
    language: 'de',
    languages: ['de', 'fr', 'ar'],
  });
  expect(await api.call('config', { survey_id, language: 'fr' })).toMatchObject({
    survey_name: 'Humeur',
    language: 'fr',
  });
  const { nav_bar_information } = await api.call('surveyLanguage', { survey_id, language: 'fr' });
  expect(nav_bar_information).toMatchObject({ language: 'fr', navar_language_fragments: { restart: 'Recommencer' } });
  const privacy = await api.app.inject(`/privacy/${survey_id}?lang=fr`);
  expect(privacy.body).toContain('Rien du tout.');
  expect(privacy.body).toContain('lang="fr"');
});

test('an author’s test speaks the language of its address, on the draft', async () => {
  const author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author, settings });
  const { token_live } = await api.call('testRegister', { survey_id, query: '?lang=fr' }, author.token);
  expect(said(await api.call('conversation', { survey_id }, token_live))).toEqual(['Bonjour !', 'Comment ça va ?']);
  expect(await api.call('testConfig', { survey_id, query: '?lang=fr' }, author.token)).toMatchObject({
    language: 'fr',
  });
  await api.call('switchLanguage', { survey_id, turn_id: randomUUID(), language: 'de' }, token_live);
  await api.call(
    'turn',
    { survey_id, turn_id: randomUUID(), unique_question_id: 'mood', reply: { type: 'single', option_id: 'good' } },
    token_live,
  );
  const { steps } = await api.call('testTrace', { survey_id }, author.token);
  expect(steps.map(({ kind }) => kind)).toEqual(['start', 'language', 'reply']);
  const test_id = randomUUID();
  const kept = await api.call('keepConversationAsTest', { survey_id, test_id }, author.token);
  expect(kept.test).toMatchObject({
    language: 'fr',
    events: [{ kind: 'language', language: 'de' }, { kind: 'reply' }],
  });
  // Taken back before the switch, it is in French again.
  const { history } = await api.call('rewindTest', { survey_id, keep: 1, values: {} }, author.token);
  expect(history.map(({ context }) => context)).toEqual(['Bonjour !', 'Comment ça va ?']);
});
