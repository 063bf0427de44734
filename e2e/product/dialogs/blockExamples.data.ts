import type { BlockType } from '@dialogwerk/shared/contract';

/** A block of each type as an author would write it; the compiler names a type that is missing here. */
export interface BlockExample {
  readonly context: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const agreement = {
  from: 'block',
  points: [
    { value: 1, label: 'stimme gar nicht zu' },
    { value: 2, label: 'stimme eher nicht zu' },
    { value: 3, label: 'teils, teils' },
    { value: 4, label: 'stimme eher zu' },
    { value: 5, label: 'stimme voll zu' },
  ],
};
const ways = [
  { id: 'rad', text: 'Mit dem Fahrrad', score: 1 },
  { id: 'bahn', text: 'Mit Bus oder Bahn', score: 2 },
  { id: 'auto', text: 'Mit dem Auto, auch wenn ich es gern einmal stehen lassen würde', score: 3 },
  { id: 'fuss', text: 'Zu Fuß', score: 4 },
];
const why = { reason: 'Damit wir die Fahrradständer und den Fahrplan besser abstimmen können.' };

export const blockExamples: Readonly<Record<BlockType, BlockExample>> = {
  message: { context: 'Willkommen! **Schön**, dass Sie da sind.\n\n- fünf Fragen\n- zwei Minuten', fields: {} },
  open: {
    context: 'Was hat Ihnen heute gefehlt?',
    fields: { multiline: true, max_length: 300, optional: true, ...why },
  },
  single: { context: 'Wie kommen Sie zur Arbeit?', fields: { options: ways, optional: true, ...why } },
  multiple: { context: 'Welche Wege nutzen Sie sonst noch?', fields: { options: ways, min: 1, max: 3 } },
  likert: { context: 'Ich bin mit meinem Weg zur Arbeit zufrieden.', fields: { scale: agreement, likert_na: true } },
  matrix: {
    context: 'Bitte sagen Sie uns, wie sehr Sie zustimmen.',
    fields: {
      scale: agreement,
      items: [
        { id: 'a', text: 'Der Weg ist sicher.', inverse: false },
        { id: 'b', text: 'Der Weg kostet mich zu viel Zeit.', inverse: true },
      ],
    },
  },
  slider: {
    context: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
    fields: { min: 0, max: 10, step: 1, label_min: 'unwahrscheinlich', label_max: 'sehr wahrscheinlich' },
  },
  rating: {
    context: 'Wie hat es Ihnen bei uns gefallen?',
    fields: { look: 'stars', count: 5, label_min: 'gar nicht', label_max: 'sehr gut' },
  },
  constant_sum: {
    context: 'Was ist Ihnen an Ihrem Weg wie wichtig?',
    fields: {
      items: [
        { id: 'zeit', text: 'Wenig Zeit' },
        { id: 'geld', text: 'Wenig Geld' },
        { id: 'ruhe', text: 'Ruhe auch dann, wenn viele unterwegs sind' },
      ],
    },
  },
  number: { context: 'Wie lang ist Ihr Weg?', fields: { min: 0, max: 500, unit: 'Kilometer' } },
  date: { context: 'Seit wann arbeiten Sie bei uns?', fields: { min: '1980-01-01', max: '2026-12-31' } },
  time: { context: 'Wann gehen Sie morgens los?', fields: { min: '04:00', max: '12:00' } },
  email: { context: 'Wohin dürfen wir Ihnen schreiben?', fields: { optional: true } },
  phone: { context: 'Unter welcher Nummer erreichen wir Sie?', fields: { optional: true } },
  url: { context: 'Haben Sie eine Seite im Netz?', fields: {} },
  ranking: { context: 'Was ist Ihnen am wichtigsten?', fields: { options: ways } },
  picture: {
    context: 'Welcher Ort gefällt Ihnen am besten?',
    fields: {
      options: [
        { id: 'see', text: 'Ein See im Morgenlicht', score: null },
        { id: 'wald', text: 'Ein Wald', score: null },
        { id: 'feld', text: 'Ein Feld', score: null },
      ],
      min: 1,
      max: 1,
    },
  },
  place: {
    context: 'Wo steigen Sie ein?',
    fields: { variable: 'einstieg', media_text: 'Plan der Innenstadt: links der Bahnhof, rechts der Markt.' },
  },
  upload: {
    context: 'Schicken Sie uns ein Bild von Ihrem Weg?',
    fields: { kinds: ['image', 'document'], optional: true },
  },
  voice: { context: 'Erzählen Sie uns davon!', fields: { max_seconds: 60, optional: true } },
  signature: { context: 'Bitte unterschreiben Sie hier.', fields: { optional: true } },
  consent: {
    context: 'Dürfen wir Ihre Antworten für die Auswertung verwenden?',
    fields: { required: true, label_agree: 'Ich stimme zu', label_decline: 'Ich stimme nicht zu' },
  },
  qa: {
    context: 'Haben Sie Fragen zur Umfrage?',
    fields: {
      qa_entries: [{ id: 'dauer', questions: ['Wie lange dauert das?'], answer: 'Etwa zwei Minuten.' }],
      qa_fallback: 'Das weiß ich leider nicht.',
      only_search: true,
    },
  },
  gpt: {
    context: 'Erzählen Sie mir von Ihrem Tag.',
    fields: { fallback: 'Im Moment ist kein Sprachmodell verbunden.' },
  },
  assign: { context: '', fields: { assignments: [{ variable: 'summe', expression: '1 + 1' }] } },
  loop: {
    context: 'Nun zu den Menschen, mit denen Sie den Weg teilen.',
    fields: {
      variable: 'mitfahrt',
      rounds: {
        kind: 'again',
        text: 'Fährt noch jemand mit?',
        yes: 'Ja, noch jemand',
        no: 'Nein, das sind alle',
        most: 4,
      },
      members: ['danach', 'api'],
    },
  },
  api: { context: '', fields: { url: 'https://example.org/' } },
  experiment: {
    context: '',
    fields: {
      arms: [
        { id: 'A', text: 'Mit Bild' },
        { id: 'B', text: 'Ohne Bild', weight: 2 },
      ],
    },
  },
  shuffle: {
    context: '',
    fields: {
      items: [
        { id: '1', text: 'Anreise', members: [] },
        { id: '2', text: 'Rückreise', members: [] },
      ],
    },
  },
};
