import type { CallResponse } from '@dialogwerk/shared/contract';

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const DAYS = 40;
const dayOf = (place: number): string => new Date(Date.UTC(2026, 9, 13 + place)).toISOString().slice(0, 10);

/** How the conversations of a dialog stand, with every group that there is, long words and large numbers. */
export const analysisOverview: CallResponse<'resultOverview'> = {
  total: 12_345,
  states: { finished: 9_284, screened: 61, waiting: 900, stopped: 1_600, opened: 500 },
  days: Array.from({ length: DAYS }, (_, place) => ({
    day: dayOf(place),
    begun: 400 - 7 * place,
    finished: 300 - 6 * place,
  })),
  seconds: { n: 9_284, q1: 95, median: 205, q3: 3_700 },
  publications: [],
  languages: [
    { language: 'de', total: 12_000 },
    { language: 'en', total: 345 },
  ],
  devices: [
    { device: 'phone', total: 9_000 },
    { device: 'desktop', total: 3_000 },
    { device: 'unknown', total: 345 },
  ],
  flags: { fast: 120, straight: 31, nonsense: 2, duplicate: 7 },
  sources: [
    {
      variable: 'kanal',
      total: 12_345,
      values: [
        { value: 'newsletter', total: 8_000 },
        { value: LONG_WORD, total: 4_345 },
      ],
    },
  ],
};

export const analysisCalculated: CallResponse<'calculatedValues'> = {
  variables: [
    { variable: 'zufriedenheitsgesamtpunktzahl', n: 9_284, mean: 38.7, sd: 11.3, min: 0, median: 39, max: 12_345.5 },
  ],
};

export const analysisConversations: CallResponse<'resultConversations'> = {
  total: 30,
  conversations: Array.from({ length: 30 }, (_, place) => ({
    conversation_id: `gespraech${place}`,
    state: place % 3 === 0 ? 'stopped' : 'finished',
    started_at: Date.UTC(2026, 10, 21, 9, place),
    finished_at: place % 3 === 0 ? null : Date.UTC(2026, 10, 21, 9, place + 3, 25),
    last_at: Date.UTC(2026, 10, 21, 9, place + 3, 25),
    answered: place,
    revision: 1,
    device: 'phone',
    flags: place === 1 ? ['fast', 'duplicate'] : [],
    tags: place === 2 ? ['nachfragen', LONG_WORD] : [],
    notes: place % 5,
  })),
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
