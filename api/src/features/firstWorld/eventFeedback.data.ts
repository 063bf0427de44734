import type { FirstDialog } from './FirstDialog.ts';

/** A short feedback dialog. */
export const eventFeedback: FirstDialog = {
  survey_name: 'Feedback zur Veranstaltung',
  active: true,
  config: { du_sie: 'sie', avatar_name: 'Frida', accent_color: '#5ABAB2' },
  messages: {
    welcome: 'Guten Tag, ich bin Frida.#1200#Schön, dass Sie dabei waren! Ihre Rückmeldung dauert keine zwei Minuten.',
    ending: 'Vielen Dank, {{vorname}}!#900#Ihre Antworten sind bei uns angekommen. Bis zum nächsten Mal!',
  },
  blocks: [
    {
      id: 'vorname',
      type: 'open',
      context: 'Wie darf ich Sie nennen?',
      short_name: 'Vorname',
      variable: 'vorname',
      max_length: 60,
      start_page: true,
      acknowledgement: 'Freut mich, {{vorname}}.',
    },
    {
      id: 'gesamt',
      type: 'likert',
      context: 'Wie zufrieden waren Sie insgesamt?',
      short_name: 'Zufriedenheit',
      variable: 'zufriedenheit',
      scale: {
        from: 'block',
        points: [
          { value: 1, label: 'gar nicht zufrieden' },
          { value: 2, label: 'wenig zufrieden' },
          { value: 3, label: 'teils, teils' },
          { value: 4, label: 'zufrieden' },
          { value: 5, label: 'sehr zufrieden' },
        ],
      },
      likert_na: true,
      jump_to_reactions: {
        '1': 'Das tut mir leid.',
        '2': 'Oh, da können wir besser werden.',
        '5': 'Das freut mich sehr!',
      },
    },
    {
      id: 'gefallen',
      type: 'multiple',
      context: 'Was hat Ihnen gefallen? Sie können mehrere Punkte auswählen.',
      short_name: 'Gefallen',
      variable: 'gefallen',
      options: [
        { id: 'inhalt', text: 'Die Inhalte', score: null },
        { id: 'vortrag', text: 'Die Art des Vortrags', score: null },
        { id: 'austausch', text: 'Der Austausch mit anderen', score: null },
        { id: 'ort', text: 'Ort und Verpflegung', score: null },
      ],
      min: 1,
      optional: true,
    },
    {
      id: 'empfehlung',
      type: 'number',
      context: 'Von 0 bis 10: Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
      short_name: 'Weiterempfehlung',
      variable: 'empfehlung',
      min: 0,
      max: 10,
      integer: true,
    },
    {
      id: 'wunsch',
      type: 'open',
      context: 'Was sollen wir beim nächsten Mal anders machen?',
      short_name: 'Wunsch',
      variable: 'wunsch',
      multiline: true,
      optional: true,
      acknowledgement: 'Danke, das nehme ich mit.',
    },
  ],
};
