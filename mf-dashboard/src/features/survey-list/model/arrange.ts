import type { SurveyListItem } from '@dialogwerk/shared/contract';

export const statuses = ['alle', 'live', 'inaktiv'] as const;
export type Status = (typeof statuses)[number];
export const orders = ['geaendert', 'name', 'gespraeche'] as const;
export type Order = (typeof orders)[number];

/** Which dialogs are shown, and in which order; the words stand in the address too. */
export interface Arrangement {
  readonly status: Status;
  readonly order: Order;
}

const names = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** The dialogs of one status: the latest changed first, by name, or those with the most finished conversations first. */
export function arrange(surveys: readonly SurveyListItem[], { status, order }: Arrangement): readonly SurveyListItem[] {
  const shown = status === 'alle' ? surveys : surveys.filter(({ active }) => active === (status === 'live'));
  switch (order) {
    case 'geaendert':
      return shown.toSorted((a, b) => b.updated_at - a.updated_at);
    case 'name':
      return shown.toSorted((a, b) => names.compare(a.survey_name, b.survey_name));
    case 'gespraeche':
      return shown.toSorted((a, b) => b.finished - a.finished);
  }
}
