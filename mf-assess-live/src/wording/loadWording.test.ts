import { respondentTexts } from '@dialogwerk/shared/dialog/messenger';
import { expect, test } from 'vitest';
import { chatsTexts } from '../chats/texts.ts';
import { inputTexts } from '../features/inputs/texts.ts';
import { messengerTexts } from '../messengerTexts.ts';
import { typedWord } from '../messenger/typedWord.ts';
import { wordTexts } from '../ways/wordTexts.ts';
import { loadWording } from './loadWording.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100];

/** What new messages are called by the category that `Intl` puts a number in. */
const messages: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  fr: { one: 'nouveau message', other: 'nouveaux messages' },
  es: { one: 'mensaje nuevo', other: 'mensajes nuevos' },
  it: { one: 'nuovo messaggio', other: 'nuovi messaggi' },
  pl: { one: 'nowa wiadomość', few: 'nowe wiadomości', many: 'nowych wiadomości' },
  tr: { one: 'yeni mesaj', other: 'yeni mesaj' },
  uk: { one: 'нове повідомлення', few: 'нові повідомлення', many: 'нових повідомлень' },
  ar: {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: 'رسائل جديدة',
    many: 'رسالة جديدة',
    other: 'رسالة جديدة',
  },
};
const languages = Object.keys(messages);

test('English comes with a file of its own, for languages without one as well', async () => {
  await loadWording('nl');
  expect(messengerTexts('nl', 'sie').lang).toBe('en');
  expect(chatsTexts('nl', 'sie').lang).toBe('en');
  expect(inputTexts('nl', 'du').send).toBe('Send');
});

test.each(languages)('all of %s comes with one file', async (language) => {
  await loadWording(language);
  for (const du_sie of ['sie', 'du'] as const) {
    expect(messengerTexts(language, du_sie).lang).toBe(language);
    expect(chatsTexts(language, du_sie).lang).toBe(language);
    expect(respondentTexts(language, du_sie).wording).toBe(`${language}-${du_sie}`);
  }
});

test.each(languages)('new messages have the form of their number in %s', async (language) => {
  await loadWording(language);
  for (const count of COUNTS) {
    const form = messages[language]?.[new Intl.PluralRules(language).select(count)];
    expect(form, `${language} ${count}`).toBeDefined();
    expect(chatsTexts(language, 'sie').unread(count)).toContain(form);
  }
});

test.each(languages)('the words that help tells of are understood in %s', async (language) => {
  await loadWording(language);
  const told = wordTexts(language, 'sie').words.map(([word]) => word);
  const input = { type: 'open', multiline: false, max_length: 100 } as const;
  expect(told.map((word) => typedWord(`${word.toLocaleUpperCase(language)} !`, input, language))).toEqual([
    'help',
    'back',
    'restart',
  ]);
});
