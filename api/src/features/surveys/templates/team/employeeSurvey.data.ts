import type { Template } from '../Template.ts';

const agreement = { from: 'template' as const, template_id: 'zustimmung' };

/** Mitarbeiterbefragung: consent, a battery on one scale, its mean, and a question that depends on it. */
export const employeeSurvey: Template = {
  name: 'Mitarbeiterbefragung',
  category: 'team',
  purpose: 'Zufriedenheit, Belastung und Weiterempfehlung im ganzen Haus, anonym und mit Mittelwert.',
  minutes: 2,
  adapt: 'die Bereiche Ihres Hauses und die Aussagen über die Arbeit.',
  settings: {
    du_sie: 'sie',
    avatar_name: 'Kim',
    welcome:
      'Guten Tag! Schön, dass Sie sich Zeit nehmen.#1200#Die Befragung dauert etwa zwei Minuten und ist anonym: Niemand kann Ihre Antworten Ihnen zuordnen.',
    ending: 'Vielen Dank für Ihre Offenheit! Die Ergebnisse stellen wir allen vor.',
  },
  templ_options: [
    {
      id: 'zustimmung',
      name: 'Zustimmung (5 Stufen)',
      points: [
        { value: 1, label: 'trifft gar nicht zu' },
        { value: 2, label: 'trifft eher nicht zu' },
        { value: 3, label: 'teils, teils' },
        { value: 4, label: 'trifft eher zu' },
        { value: 5, label: 'trifft voll zu' },
      ],
    },
  ],
  blocks: [
    {
      id: 'einwilligung',
      type: 'consent',
      context: 'Sind Sie damit einverstanden, dass wir Ihre Antworten zusammengefasst auswerten?',
      short_name: 'Einwilligung',
      variable: 'einwilligung',
      required: true,
      label_agree: 'Ja, einverstanden',
      label_decline: 'Nein',
    },
    {
      id: 'bereich',
      type: 'single',
      context: 'In welchem Bereich arbeiten Sie?',
      short_name: 'Bereich',
      variable: 'bereich',
      optional: true,
      reason:
        'Damit wir sehen, wo etwas zu verbessern ist. Bereiche mit weniger als fünf Antworten zeigen wir nicht einzeln.',
      options: [
        { id: 'verwaltung', text: 'Verwaltung', score: null },
        { id: 'fertigung', text: 'Fertigung', score: null },
        { id: 'vertrieb', text: 'Vertrieb und Service', score: null },
        { id: 'anderer', text: 'Ein anderer Bereich', score: null },
      ],
    },
    {
      id: 'arbeit',
      type: 'matrix',
      context: 'Wie sehr treffen diese Aussagen auf Ihre Arbeit zu?',
      short_name: 'Arbeit',
      variable: 'arbeit',
      scale: agreement,
      likert_na: true,
      items: [
        { id: 'sinn', text: 'Ich weiß, wofür meine Arbeit gut ist.', inverse: false },
        { id: 'mittel', text: 'Ich habe alles, was ich für gute Arbeit brauche.', inverse: false },
        { id: 'anerkennung', text: 'Gute Leistung wird bei uns gesehen.', inverse: false },
        { id: 'druck', text: 'Am Ende der Woche bin ich völlig erschöpft.', inverse: true },
        { id: 'fuehrung', text: 'Meine Führungskraft hat ein offenes Ohr.', inverse: false },
      ],
    },
    {
      id: 'auswerten',
      type: 'assign',
      context: '',
      short_name: 'Mittelwert',
      assignments: [{ variable: 'arbeit_wert', expression: 'mean(arbeit_1, arbeit_2, arbeit_3, arbeit_4, arbeit_5)' }],
      jump_to_ids: [{ kind: 'condition', condition: 'arbeit_wert < 3', target: 'was_fehlt' }],
      jump_to_question: 'weiterempfehlen',
    },
    {
      id: 'was_fehlt',
      type: 'open',
      context: 'Das klingt, als liege manches im Argen. Was müsste sich zuerst ändern?',
      short_name: 'Was fehlt',
      variable: 'was_fehlt',
      multiline: true,
      optional: true,
      acknowledgement: 'Danke, das hilft uns.',
    },
    {
      id: 'weiterempfehlen',
      type: 'slider',
      context: 'Wie wahrscheinlich würden Sie uns als Arbeitgeber weiterempfehlen?',
      short_name: 'Weiterempfehlung',
      variable: 'enps',
      min: 0,
      max: 10,
      label_min: 'sehr unwahrscheinlich',
      label_max: 'sehr wahrscheinlich',
    },
    {
      id: 'anmerkung',
      type: 'open',
      context: 'Möchten Sie uns noch etwas sagen?',
      short_name: 'Anmerkung',
      variable: 'anmerkung',
      multiline: true,
      optional: true,
    },
  ],
};
