import type { Template } from '../Template.ts';

const grades = { from: 'template' as const, template_id: 'bewertung' };

/** Kursevaluation: three ratings on one scale, the pace, what was best and what was missing. */
export const courseFeedback: Template = {
  name: 'Kursevaluation',
  category: 'lernen',
  purpose: 'Wie waren Inhalt, Leitung, Unterlagen und Tempo, und was hat gefehlt?',
  minutes: 2,
  adapt: 'den Namen des Kurses in der Begrüßung.',
  settings: {
    du_sie: 'du',
    avatar_name: 'Robin',
    accent_color: '#F5B63F',
    welcome: 'Hallo!#900#Wie war der Kurs? Mit deinen Antworten wird der nächste besser.',
    ending: 'Danke dir! Alles Gute mit dem, was du gelernt hast.',
  },
  templ_options: [
    {
      id: 'bewertung',
      name: 'Bewertung (5 Stufen)',
      points: [
        { value: 1, label: 'sehr schlecht' },
        { value: 2, label: 'schlecht' },
        { value: 3, label: 'mittel' },
        { value: 4, label: 'gut' },
        { value: 5, label: 'sehr gut' },
      ],
    },
  ],
  blocks: [
    {
      id: 'inhalt',
      type: 'likert',
      context: 'Wie fandest du die Inhalte?',
      short_name: 'Inhalt',
      variable: 'inhalt',
      scale: grades,
    },
    {
      id: 'leitung',
      type: 'likert',
      context: 'Und wie hat die Kursleitung sie vermittelt?',
      short_name: 'Kursleitung',
      variable: 'leitung',
      scale: grades,
    },
    {
      id: 'unterlagen',
      type: 'likert',
      context: 'Wie hilfreich waren die Unterlagen?',
      short_name: 'Unterlagen',
      variable: 'unterlagen',
      scale: grades,
      likert_na: true,
    },
    {
      id: 'tempo',
      type: 'single',
      context: 'Wie war das Tempo?',
      short_name: 'Tempo',
      variable: 'tempo',
      options: [
        { id: 'langsam', text: 'Zu langsam', score: 1 },
        { id: 'richtig', text: 'Genau richtig', score: 2 },
        { id: 'schnell', text: 'Zu schnell', score: 3 },
      ],
      jump_to_reactions: { richtig: 'Wunderbar!' },
      acknowledgement: 'Gut zu wissen, danke.',
      nachfrage: 'Woran hast du das gemerkt?',
    },
    {
      id: 'am_besten',
      type: 'open',
      context: 'Was nimmst du aus dem Kurs mit?',
      short_name: 'Am besten',
      variable: 'am_besten',
      multiline: true,
      optional: true,
    },
    {
      id: 'gefehlt',
      type: 'open',
      context: 'Und was hat dir gefehlt?',
      short_name: 'Gefehlt',
      variable: 'gefehlt',
      multiline: true,
      optional: true,
    },
  ],
};
