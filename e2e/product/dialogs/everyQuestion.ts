import type { PlannedDialog } from '../liveDialog.ts';

const options = [
  { id: 'a', text: 'Persönliche Ansprechpartnerin in der Kundenbetreuung', score: null },
  { id: 'b', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversicherung', score: null },
  { id: 'c', text: 'Preis', score: null },
  { id: 'd', text: 'Nichts davon', score: null },
];
const points = ['stimme gar nicht zu', 'stimme eher nicht zu', 'teils, teils', 'stimme eher zu', 'stimme voll zu'].map(
  (label, index) => ({ value: index + 1, label }),
);
const scale = { from: 'block', points } as const;
const items = [
  { id: 'x', text: 'Ich fühle mich gut beraten.', inverse: false },
  { id: 'y', text: 'Die Bearbeitung meines Anliegens dauert länger, als ich es für angemessen halte.', inverse: true },
  { id: 'z', text: 'Ich empfehle Sie weiter.', inverse: false },
];
const entries = [
  { id: 'hours', questions: ['Wann ist geöffnet?'], answer: 'Von 9 bis 17 Uhr.' },
  { id: 'place', questions: ['Wo finde ich Sie?'], answer: 'Am Markt 1.' },
];

/** One question of each type that asks, with long German words. */
export const everyQuestion: PlannedDialog = {
  name: 'Jede Art von Frage',
  settings: { speed: 1 },
  blocks: [
    {
      id: 'single',
      type: 'single',
      context: 'Was ist Ihnen am wichtigsten?',
      fields: { options, nachfrage: 'Warum gerade das?' },
    },
    {
      id: 'multiple',
      type: 'multiple',
      context: 'Was nutzen Sie **regelmäßig**?',
      fields: { options, optional: true },
    },
    { id: 'likert', type: 'likert', context: 'Ich bin mit dem Angebot zufrieden.', fields: { scale, likert_na: true } },
    { id: 'matrix', type: 'matrix', context: 'Wie sehr stimmen Sie zu?', fields: { items, scale, likert_na: true } },
    {
      id: 'slider',
      type: 'slider',
      context: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
      fields: { variable: 'empfehlung' },
    },
    { id: 'ranking', type: 'ranking', context: 'Bringen Sie das in eine Reihenfolge.', fields: { options } },
    {
      id: 'points',
      type: 'constant_sum',
      context: 'Verteilen Sie 100 Punkte.',
      fields: { items: options.map(({ id, text }) => ({ id, text })), total: 100 },
    },
    {
      id: 'age',
      type: 'number',
      context: 'Wie alt sind Sie?',
      fields: { min: 18, max: 99, integer: true, optional: true },
    },
    { id: 'day', type: 'date', context: 'Wann waren Sie zuletzt bei uns?' },
    { id: 'hour', type: 'time', context: 'Um wie viel Uhr erreichen wir Sie?' },
    { id: 'words', type: 'open', context: 'Was möchten Sie uns noch sagen?', fields: { optional: true } },
    { id: 'email', type: 'email', context: 'Ihre E-Mail-Adresse?', fields: { optional: true } },
    {
      id: 'agree',
      type: 'consent',
      context: 'Einverstanden?',
      fields: { label_agree: 'Ja, gern', label_decline: 'Nein', required: false },
    },
    { id: 'search', type: 'qa', context: 'Was möchten Sie wissen?', fields: { qa_entries: entries } },
    {
      id: 'picture',
      type: 'picture',
      context: 'Welches Bild gefällt Ihnen?',
      fields: { options: options.map((option) => Object.assign({ filename_db: null }, option)) },
    },
  ],
};
