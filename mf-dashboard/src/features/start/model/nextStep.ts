import type { SurveyListItem } from '@dialogwerk/shared/contract';

/** The way to a first dialog that others can take part in. */
export const steps = ['begin', 'write', 'live'] as const;
export type Step = (typeof steps)[number];

/** The step that comes next, and with which dialog. */
export interface Next {
  readonly step: Step;
  readonly survey: SurveyListItem | null;
}

/** Whoever has more knows the way. */
const MOST = 3;

/** Null for an author who has gone all steps; dialogs that came with the product are none of the author's. */
export function nextStep(surveys: readonly SurveyListItem[]): Next | null {
  const own = surveys.filter(({ shipped }) => !shipped);
  if (own.length > MOST || own.some(({ publication, part_of }) => publication ?? part_of)) return null;
  const survey = own.find(({ role }) => role === 'Besitzer') ?? null;
  if (!survey) return own.length === 0 ? { step: 'begin', survey } : null;
  // A new dialog has one time for both.
  const isOwn = survey.questions > 0 && survey.updated_at > survey.created_at;
  return { step: isOwn ? 'live' : 'write', survey };
}
