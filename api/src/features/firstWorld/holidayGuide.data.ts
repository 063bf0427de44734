import type { FirstDialog } from './FirstDialog.ts';

const target = (option_id: string, block: string) => ({ kind: 'option' as const, option_id, target: block });

/** A dialog with branches: what is chosen decides what is asked next. */
export const holidayGuide: FirstDialog = {
  survey_name: 'Welcher Urlaub passt zu Ihnen?',
  active: false,
  config: { du_sie: 'sie', avatar_name: 'Kompass', accent_color: '#EE6F2D' },
  messages: {
    welcome: 'Moin! Ich bin Kompass.#1000#Mit ein paar Fragen finde ich heraus, wohin Ihre nächste Reise gehen könnte.',
    ending: 'Gute Reise wünscht Kompass!',
  },
  blocks: [
    {
      id: 'ort',
      type: 'single',
      context: 'Wohin zieht es Sie?',
      short_name: 'Berge oder Meer',
      variable: 'ort',
      start_page: true,
      options: [
        { id: 'berge', text: 'In die Berge', score: null },
        { id: 'meer', text: 'Ans Meer', score: null },
        { id: 'stadt', text: 'In eine Stadt', score: null },
      ],
      jump_to_reactions: { berge: 'Höhenluft – gute Wahl!', meer: 'Salz auf der Haut, ich verstehe.' },
      jump_to_ids: [target('berge', 'berge_tempo'), target('meer', 'meer_wasser'), target('stadt', 'stadt_abend')],
    },
    {
      id: 'berge_tempo',
      type: 'single',
      context: 'Lieber gemütlich von Hütte zu Hütte oder hoch hinaus?',
      short_name: 'Bergtempo',
      variable: 'berge_tempo',
      options: [
        { id: 'huette', text: 'Von Hütte zu Hütte', score: null },
        { id: 'gipfel', text: 'Hoch hinaus', score: null },
      ],
      jump_to_ids: [target('huette', 'tipp_huette'), target('gipfel', 'tipp_gipfel')],
    },
    {
      id: 'meer_wasser',
      type: 'single',
      context: 'Wollen Sie im Wasser sein oder es nur rauschen hören?',
      short_name: 'Wasser',
      variable: 'meer_wasser',
      options: [
        { id: 'hinein', text: 'Hinein!', score: null },
        { id: 'hoeren', text: 'Rauschen reicht', score: null },
      ],
      jump_to_ids: [target('hinein', 'tipp_segeln'), target('hoeren', 'tipp_insel')],
    },
    {
      id: 'stadt_abend',
      type: 'open',
      context: 'Wie sieht ein perfekter Abend in der Stadt für Sie aus?',
      short_name: 'Stadtabend',
      variable: 'stadt_abend',
      multiline: true,
      jump_to_question: 'tipp_stadt',
    },
    {
      id: 'tipp_huette',
      type: 'message',
      context: 'Mein Tipp: **fünf Tage Hüttenwanderung**, mit kleinem Rucksack und großem Frühstück.',
      short_name: 'Tipp Hütte',
      is_end: true,
    },
    {
      id: 'tipp_gipfel',
      type: 'message',
      context: 'Mein Tipp: **ein Kletterkurs für den Einstieg**, dann der erste Gipfel mit Bergführerin.',
      short_name: 'Tipp Gipfel',
      is_end: true,
    },
    {
      id: 'tipp_segeln',
      type: 'message',
      context: 'Mein Tipp: **eine Woche Segeln**. Kochen, steuern, springen – alles an Bord.',
      short_name: 'Tipp Segeln',
      is_end: true,
    },
    {
      id: 'tipp_insel',
      type: 'message',
      context: 'Mein Tipp: **eine autofreie Insel** in der Nebensaison, mit Fahrrad und drei Büchern.',
      short_name: 'Tipp Insel',
      is_end: true,
    },
    {
      id: 'tipp_stadt',
      type: 'message',
      context:
        'Mein Tipp: **ein langes Wochenende mit dem Nachtzug**. Für Ihren Abend finden Sie dort sicher einen Platz.',
      short_name: 'Tipp Stadt',
      is_end: true,
    },
  ],
};
