import type { CallResponse, ConversationRow, QuestionSummary } from '@dialogwerk/shared/contract';

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const ask = (order: number, fields: Partial<QuestionSummary> & Pick<QuestionSummary, 'type' | 'context'>) => ({
  unique_question_id: `frage${order}`,
  order,
  short_name: '',
  variable: null,
  answered: 1284,
  skipped: 0,
  counts: null,
  texts: null,
  numbers: null,
  ...fields,
});

const questions: QuestionSummary[] = [
  ask(0, {
    type: 'single',
    context: 'Wie kommen Sie **zur Arbeit**, wenn es nicht regnet?',
    skipped: 12,
    changed: 3,
    counts: [
      { id: 'rad', label: 'Mit dem Fahrrad', count: 612 },
      {
        id: 'bahn',
        label: 'Mit Bus oder Bahn, auch wenn ich dafür zweimal umsteigen und lange warten muss',
        count: 402,
      },
      { id: 'wort', label: LONG_WORD, count: 270 },
      { id: 'nie', label: 'Gar nicht', count: 0 },
    ],
  }),
  ask(1, {
    type: 'likert',
    context: 'Ich bin mit meinem Weg zur Arbeit zufrieden.',
    counts: [1, 2, 3, 4, 5].map((value) => ({ id: String(value), label: `Stufe ${value}`, count: value * 85 })),
    numbers: { n: 1284, mean: 3.67, sd: 1.25, min: 1, max: 5 },
  }),
  ask(2, {
    type: 'slider',
    context: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
    numbers: { n: 1284, mean: 7.4, sd: 2.1, min: 0, max: 10 },
    spread: Array.from({ length: 11 }, (_, value) => ({ from: value, to: value, count: 20 + value * 18 })),
  }),
  ask(3, {
    type: 'number',
    context: 'Wie viele Kilometer sind es?',
    numbers: { n: 1284, mean: 1234.56, sd: 987.65, min: 0.5, max: 12_345.5 },
    spread: Array.from({ length: 12 }, (_, step) => ({
      from: step * 1000,
      to: (step + 1) * 1000,
      count: 240 - step * 20,
    })),
  }),
  ask(4, {
    type: 'ranking',
    context: 'Was ist Ihnen am wichtigsten?',
    ranks: [
      { id: 'a', label: 'Ein sicherer Abstellplatz, überdacht und beleuchtet', mean: 1.4 },
      { id: 'b', label: LONG_WORD, mean: 2.6 },
    ],
  }),
  ask(5, {
    type: 'open',
    context: `Was fehlt Ihnen? ${LONG_WORD}?`,
    answered: 250,
    texts: [
      'Mehr Platz.',
      `${LONG_WORD} ist für mich das Wichtigste, und zwar seit Jahren.`,
      'x',
      'y',
      'z',
      'noch einer',
    ],
  }),
  ask(6, { type: 'open', context: 'Möchten Sie noch etwas sagen?', answered: 0, texts: [] }),
];

const conversations = Array.from({ length: 30 }, (_, place): ConversationRow => ({
  conversation_id: `gespraech${place}`,
  revision: 1,
  started_at: Date.UTC(2026, 10, 21, 9, place),
  finished_at: Date.UTC(2026, 10, 21, 9, place + 3, 25),
  answers: {},
  variables: { zufriedenheitsgesamtpunktzahl: place },
}));

/** The answers to a dialog with one question of each figure, with long words and large numbers. */
export const analysisAnswers: CallResponse<'answers'> = {
  survey_id: 'zzzzzzzzzzzz',
  survey_name: 'Zufriedenheitsbefragung',
  started: 1500,
  finished: 1284,
  questions,
  variables: [
    { variable: 'zufriedenheitsgesamtpunktzahl', summary: { n: 1284, mean: 38.7, sd: 11.3, min: 0, max: 12_345.5 } },
  ],
  conversations,
};

export const analysisFeedback: CallResponse<'surveyFeedback'> = {
  count: 3,
  ratings: [0, 1, 0, 0, 1],
  entries: [5, 2, null].map((rating, place) => ({
    feedback_id: `00000000-0000-4000-8000-00000000000${place}`,
    conversation_id: `gespraech${place}`,
    created_at: Date.UTC(2026, 10, 21, 9, place),
    rating,
    text: rating === 5 ? '' : `Das war gut zu beantworten, nur ${LONG_WORD} habe ich nicht verstanden.`,
    question: rating === 2 ? 'Wie kommen Sie zur Arbeit?' : null,
  })),
};
