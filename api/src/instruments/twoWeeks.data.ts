import type { ScalePoint } from '@dialogwerk/shared/contract';

/** What the Patient Health Questionnaire asks its items by. */
export const twoWeeks: { readonly question: string; readonly points: ScalePoint[] } = {
  question: 'Wie oft fühlten Sie sich im Verlauf der letzten 2 Wochen durch die folgenden Beschwerden beeinträchtigt?',
  points: [
    { value: 0, label: 'Überhaupt nicht' },
    { value: 1, label: 'An einzelnen Tagen' },
    { value: 2, label: 'An mehr als der Hälfte der Tage' },
    { value: 3, label: 'Beinahe jeden Tag' },
  ],
};
