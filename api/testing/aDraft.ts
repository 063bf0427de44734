import type { SurveyDraft } from '@dialogwerk/shared/contract';

const step = (id: string, fields: Partial<SurveyDraft['steps'][number]>): SurveyDraft['steps'][number] => ({
  id,
  kind: 'open',
  text: `Was sagen Sie zu ${id}?`,
  options: [],
  next: null,
  ends: false,
  ...fields,
});

/** A draft as a model might write it: a question that parts, a scale, and one end. */
export function aDraft(fields: Partial<SurveyDraft> = {}): SurveyDraft {
  return {
    survey_name: 'Essen in der Kantine',
    du_sie: 'sie',
    welcome: 'Guten Tag! Es geht um unser Essen.',
    ending: 'Vielen Dank!',
    steps: [
      step('oft', {
        kind: 'single',
        text: 'Essen Sie in der Kantine?',
        options: [
          { text: 'Ja, oft', next: null },
          { text: 'Nein, nie', next: 'warum' },
        ],
      }),
      step('geschmack', {
        kind: 'likert',
        text: 'Wie schmeckt es Ihnen?',
        options: ['schlecht', 'eher schlecht', 'mittel', 'gut', 'sehr gut'].map((text) => ({ text, next: null })),
        next: 'wunsch',
      }),
      step('warum', { text: 'Warum essen Sie nicht bei uns?' }),
      step('wunsch', { text: 'Was wünschen Sie sich?', ends: true }),
    ],
    ...fields,
  };
}
