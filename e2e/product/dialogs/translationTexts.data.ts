import type { CallResponse } from '@dialogwerk/shared/contract';

const welcome =
  'Hallo {{link.name}}!#1500#Schön, dass Sie da sind. In den nächsten **fünf Minuten** fragen wir Sie nach Ihrem Alltag, und Sie können jederzeit aufhören.';
const texts = [
  { key: 'setting/survey_name', text: 'Zwölf Fragen', place: 'survey_name' },
  { key: 'setting/welcome', text: welcome, place: 'welcome' },
  { key: 'block/f1/context', text: 'Frage 1 von zwölf?', block_id: 'f1', place: 'context' },
  { key: 'block/f2/context', text: 'Frage 2 von zwölf?', block_id: 'f2', place: 'context' },
  { key: 'block/f2/options a', text: 'Morgens', block_id: 'f2', place: 'option 0' },
  { key: 'block/f2/options b', text: 'Mittags', block_id: 'f2', place: 'option 1' },
  { key: 'block/f2/options c', text: 'Abends', block_id: 'f2', place: 'option 2' },
  { key: 'setting/ending', text: 'Das waren alle zwölf.', place: 'ending' },
];

/** Texts of `twelveQuestions` with French and Arabic: some are missing, one has changed since, one has lost its variable. */
export const translationTexts: CallResponse<'getTranslations'> = {
  revision: 7,
  language: 'de',
  languages: ['fr', 'ar'],
  texts,
  translations: {
    fr: {
      'setting/survey_name': { text: 'Douze questions', source: 'Zwölf Fragen' },
      'setting/welcome': { text: 'Bonjour ! Ravis de vous voir.', source: welcome },
      'block/f1/context': { text: 'Question 1 sur dix ?', source: 'Frage 1 von zehn?' },
      'block/f2/options a': { text: 'Le matin', source: 'Morgens' },
    },
    ar: {
      'setting/survey_name': { text: 'اثنا عشر سؤالاً', source: 'Zwölf Fragen' },
      'setting/welcome': { text: 'مرحباً {{link.name}}!#1500#يسعدنا وجودك معنا.', source: welcome },
      'block/f2/options a': { text: 'صباحاً', source: 'Morgens' },
    },
  },
  completeness: [
    { language: 'fr', texts: 8, missing: 4, changed: 1 },
    { language: 'ar', texts: 8, missing: 5, changed: 0 },
  ],
};

/** A dialog with so many texts that only those in sight are drawn. */
export const manyTexts: CallResponse<'getTranslations'> = {
  ...translationTexts,
  texts: Array.from({ length: 2_000 }, (_, at) => ({
    key: `block/f1/options ${at}`,
    text: `Möglichkeit ${at + 1}`,
    block_id: 'f1',
    place: `option ${at}`,
  })),
  translations: {},
  completeness: [
    { language: 'fr', texts: 2_000, missing: 2_000, changed: 0 },
    { language: 'ar', texts: 2_000, missing: 2_000, changed: 0 },
  ],
};
