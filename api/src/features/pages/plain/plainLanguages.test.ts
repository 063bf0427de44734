import { randomUUID } from 'node:crypto';
import { wordingLanguages } from '@dialogwerk/shared/dialog/messenger';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { answersTo, aPlainRespondent } from '../../../../testing/aPlainRespondent.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { releasePages } from '../../../../testing/releasePages.ts';
import { plainTextsIn } from './plainTextsIn.ts';

const options = [
  { id: 'good', text: 'Gut', score: null },
  { id: 'bad', text: 'Schlecht', score: null },
];
const blocks = inOrder(
  aBlock('single', 'mood', { context: 'Wie geht es?', options }),
  aBlock('open', 'why', { context: 'Warum?' }),
  aBlock('upload', 'paper', { context: 'Ein Bild?' }),
);
const made = (text: string, source: string) => ({ text, source });
const settings = {
  languages: ['ar', 'tr'],
  translations: {
    ar: { 'block/why/context': made('لماذا؟', 'Warum?'), 'setting/survey_name': made('المزاج', 'Laune') },
    tr: { 'block/why/context': made('Neden?', 'Warum?') },
  },
};

const api = await apiOfFile();
await releasePages(api);
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner, survey_name: 'Laune', settings });
});

const ar = plainTextsIn('ar', 'sie');
const tr = plainTextsIn('tr', 'sie');
const ask = (url: string, language = '*') => api.app.inject({ url, headers: { 'accept-language': language } });
const turns = async () =>
  (await api.services.db.selectFrom('turns').select('turn').where('survey_id', '=', survey_id).execute()).length;

describe('a conversation in several languages', () => {
  test('what is half typed goes along to another language, and all of it is one conversation', async () => {
    const plain = await aPlainRespondent(api, survey_id);
    const asked = await plain.reply([['a', 'good']]);
    const sent = [
      ['a', 'Weil <b>ja</b>'],
      ['speak', 'ar'],
    ] as const;
    const switched = await plain.send(asked, sent);
    expect(switched.statusCode).toBe(200);
    for (const said of ['lang="ar" dir="rtl"', 'value="Weil &lt;b&gt;ja&lt;/b&gt;"', 'لماذا؟', `>${ar.send}<`])
      expect(switched.body).toContain(said);
    expect(switched.body).toContain('<li class="dw-bubble dw-user" lang="de" dir="ltr">');
    const before = await turns();
    expect((await plain.send(asked, sent)).body).toContain('value="Weil &lt;b&gt;ja&lt;/b&gt;"');
    expect(await turns()).toBe(before);
    const answered = await plain.send(switched.body, [
      ['a', 'Weil ja'],
      ['do', 'reply'],
    ]);
    expect(answered.statusCode).toBe(303);
    const empty = await plain.send(await plain.open(), [['speak', 'tr']]);
    expect(empty.statusCode).toBe(303);
    expect(await plain.open()).toContain(`>${tr.send}<`);
    expect(await answersTo(api, survey_id)).toEqual([
      { unique_question_id: 'mood', nachfrage_id: '', value: expect.anything() },
      { unique_question_id: 'why', nachfrage_id: '', value: expect.anything() },
    ]);
  });

  test('the conversation’s language is spoken, whatever the browser wants by now', async () => {
    const plain = await aPlainRespondent(api, survey_id, '?lang=tr');
    const cookie = [...plain.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'accept-language': 'ar' };
    const { body } = await api.app.inject({ url: `/plain/${survey_id}`, headers });
    expect(body).toContain(`>${tr.send}<`);
    expect(body).toContain('/privacy/');
    expect(body).toMatch(/\/privacy\/[^"]*lang=tr/);
  });

  test('a file is chosen anew, and what the dialog does not speak changes nothing', async () => {
    const plain = await aPlainRespondent(api, survey_id);
    await plain.reply([['a', 'good']]);
    const typed = await plain.send(await plain.open(), [
      ['a', 'Halb'],
      ['speak', 'fr'],
    ]);
    expect(typed.statusCode).toBe(422);
    expect(typed.body).toContain(plainTextsIn('de', 'sie').notSwitched);
    expect(typed.body).toContain('value="Halb"');
    const asked = await plain.reply([['a', 'Weil ja']]);
    expect(asked).toContain('formenctype="application/x-www-form-urlencoded"');
    const chosen = await plain.send(asked, [
      ['file', 'Bild.png'],
      ['speak', 'ar'],
    ]);
    expect(chosen.body).toContain(ar.fileAgain);
    const refused = await plain.send(chosen.body, [['do', 'reply']], {
      name: 'Bild.png',
      content: Buffer.from([0, 1, 2, 3, 255]),
    });
    expect(refused.body).toContain(ar.fileRefused);
  });

  test('a form of a question that was answered since says what was typed, in the new language', async () => {
    const plain = await aPlainRespondent(api, survey_id);
    await plain.reply([['a', 'good']]);
    const old = await plain.open();
    await plain.reply([['a', 'Weil ja']]);
    const late = await plain.send(old, [
      ['a', 'Noch etwas'],
      ['speak', 'tr'],
    ]);
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain(tr.yourText('Noch etwas'));
  });
});

describe('what stands in the way', () => {
  test('doors speak what their visitor wants of the dialog’s languages', async () => {
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
    for (const path of ['plain', 'dialog'])
      expect((await ask(`/${path}/${survey_id}`, 'tr')).body).toContain('Bu diyalog için bir parola gerekiyor.');
    expect((await ask(`/plain/${survey_id}?lang=ar`, 'tr')).body).toContain('lang="ar" dir="rtl"');
    expect((await ask(`/plain/${survey_id}`, 'pl')).body).toContain('Für diesen Dialog brauchen Sie ein Passwort.');
  });

  test.each([
    ['plain/abcdefgh23456789', 'uk', 'Такого діалогу немає.'],
    ['dialog/abcdefgh23456789', 'pl-PL, en;q=0.5', 'Nie ma takiego dialogu.'],
    ['multi_live/abcdefgh23456789', 'it', 'Questo dialogo non esiste.'],
    ['privacy/abcdefgh23456789', 'es', 'Este diálogo no existe.'],
    ['zugang/abcdefgh23456789', 'fr', 'Ce lien n’est pas valable'],
    ['plain/abcdefgh23456789', 'nl', 'Diesen Dialog gibt es nicht.'],
    ['plain/abcdefgh23456789', '*', 'Diesen Dialog gibt es nicht.'],
  ])('of %s somebody who wants %s reads %s', async (path, language, said) => {
    const { body, statusCode } = await ask(`/${path}`, language);
    expect(statusCode).toBe(404);
    expect(body).toContain(said);
  });

  test('who tries the respondents’ way reads so in the dialog’s language, and is marked in it', async () => {
    const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, owner.token);
    const address = `/plain/${survey_id}?lang=tr&${test_link?.query}`;
    expect((await ask(address)).body).toContain('Bu bir test.');
    const begun = await aPlainRespondent(api, survey_id, `?weiter=1&lang=tr&${test_link?.query}`);
    expect((await begun.browser.open(`/plain/${survey_id}?${test_link?.query}`)).body).toContain(
      'Test: Bunların hiçbiri sayılmaz.',
    );
    await api.call('setStudyTestLink', { survey_id, link_id: null }, owner.token);
    expect((await ask(address)).body).toContain('Bu test bağlantısı artık geçerli değil.');
  });
});

test('spans and counts have the forms of their language, and every language says every sentence', () => {
  const spans = (language: string) => [1, 2, 5, 60, 120, 300].map(plainTextsIn(language, 'sie').seconds);
  expect(spans('pl')).toEqual(['1 sekunda', '2 sekundy', '5 sekund', '1 minuta', '2 minuty', '5 minut']);
  expect(spans('uk')).toEqual(['1 секунда', '2 секунди', '5 секунд', '1 хвилина', '2 хвилини', '5 хвилин']);
  expect(spans('ar')).toEqual(['ثانية واحدة', 'ثانيتان', '5 ثوانٍ', 'دقيقة واحدة', 'دقيقتان', '5 دقائق']);
  expect(plainTextsIn('nl', 'du')).toBe(plainTextsIn('en', 'du'));
  const alike = new Set(['Video', 'Conversation', 'Error: ', 'File']);
  const english = new Set<unknown>(Object.values(plainTextsIn('en', 'sie')));
  for (const language of wordingLanguages.filter((one) => one !== 'en')) {
    const said = Object.values(plainTextsIn(language, 'du')).filter((one) => typeof one === 'string');
    const same = said.filter((one) => !alike.has(one) && english.has(one));
    expect([language, ...same]).toEqual([language]);
  }
});
