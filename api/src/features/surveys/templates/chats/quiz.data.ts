import type { Template } from '../Template.ts';

/** Quiz: three questions with reactions, points in a sum, and an end by points. */
export const quiz: Template = {
  name: 'Quiz',
  category: 'chat',
  purpose: 'Drei Fragen mit Auflösung, Punkten und einem Ende für alle, die alles wissen.',
  minutes: 1,
  adapt: 'die Fragen, ihre Antworten und die Auflösungen.',
  settings: {
    du_sie: 'du',
    avatar_name: 'Quizzi',
    accent_color: '#EE6F2D',
    welcome: 'Bereit für drei Fragen rund ums Wasser?#800#Los geht’s!',
    ending: 'Danke fürs Mitspielen!',
  },
  blocks: [
    {
      id: 'frage_1',
      type: 'single',
      context: 'Wie viel der Erdoberfläche ist von Wasser bedeckt?',
      short_name: 'Frage 1',
      variable: 'frage_1',
      options: [
        { id: 'halb', text: 'Etwa die Hälfte', score: 0 },
        { id: 'siebzig', text: 'Etwa 70 Prozent', score: 1 },
        { id: 'neunzig', text: 'Etwa 90 Prozent', score: 0 },
      ],
      jump_to_reactions: {
        siebzig: 'Richtig!',
        halb: 'Es ist mehr: etwa 70 Prozent.',
        neunzig: 'Nicht ganz so viel: etwa 70 Prozent.',
      },
    },
    {
      id: 'frage_2',
      type: 'single',
      context: 'Bei wie viel Grad ist Süßwasser am dichtesten?',
      short_name: 'Frage 2',
      variable: 'frage_2',
      options: [
        { id: 'null', text: '0 °C', score: 0 },
        { id: 'vier', text: '4 °C', score: 1 },
        { id: 'zehn', text: '10 °C', score: 0 },
      ],
      jump_to_reactions: {
        null: 'Fast: Es sind 4 °C. Darum friert ein See von oben zu.',
        vier: 'Genau! Darum friert ein See von oben zu.',
        zehn: 'Es sind 4 °C. Darum friert ein See von oben zu.',
      },
    },
    {
      id: 'frage_3',
      type: 'single',
      context: 'Welcher Fluss fließt durch die meisten Länder?',
      short_name: 'Frage 3',
      variable: 'frage_3',
      options: [
        { id: 'rhein', text: 'Rhein', score: 0 },
        { id: 'nil', text: 'Nil', score: 0 },
        { id: 'donau', text: 'Donau', score: 1 },
      ],
      jump_to_reactions: {
        donau: 'Stimmt, es sind zehn.',
        nil: 'Es ist die Donau mit zehn Ländern.',
        rhein: 'Es ist die Donau mit zehn Ländern.',
      },
    },
    {
      id: 'punkte_zaehlen',
      type: 'assign',
      context: '',
      short_name: 'Punkte',
      assignments: [{ variable: 'punkte', expression: 'sum(frage_1, frage_2, frage_3)' }],
      jump_to_ids: [{ kind: 'condition', condition: 'punkte = 3', target: 'alles_richtig' }],
      jump_to_question: 'ergebnis',
    },
    {
      id: 'alles_richtig',
      type: 'message',
      context: 'Alle drei richtig, du kennst dich aus!',
      short_name: 'Alles richtig',
      is_end: true,
    },
    {
      id: 'ergebnis',
      type: 'message',
      context: 'Du hast {{punkte}} von 3 Punkten.',
      short_name: 'Ergebnis',
      is_end: true,
    },
  ],
};
