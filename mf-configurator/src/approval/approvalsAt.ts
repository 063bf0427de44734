import { makeStale } from '@dialogwerk/shared/clients';

/** When the wishes about a dialog changed last, as the api told it; by dialog. */
const known = new Map<string, number | null>();

/** The api says when somebody asked for an approval or decided on one: what shows that is asked for again if it is news. */
export function noteApprovals(survey_id: string, at: number | null): void {
  const before = known.get(survey_id);
  known.set(survey_id, at);
  if (before !== undefined && before !== at) makeStale(['approvals', 'publications'], { survey_id });
}
