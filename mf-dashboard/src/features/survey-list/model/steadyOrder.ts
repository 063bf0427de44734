import type { SurveyListItem } from '@dialogwerk/shared/contract';

/**
 * Dialogs as they are found, but those that were in sight stay in the order that they stood in, because a list does not move under
 * the hand of whoever renames one in it. What is new before the first of them comes first, the rest last.
 */
export function steadyOrder(
  found: readonly SurveyListItem[],
  before: readonly SurveyListItem[],
): readonly SurveyListItem[] {
  const places = new Map(before.map(({ survey_id }, place) => [survey_id, place]));
  const placeOf = ({ survey_id }: SurveyListItem): number | undefined => places.get(survey_id);
  const first = found.findIndex((survey) => placeOf(survey) !== undefined);
  if (first < 0) return found;
  const known = found.filter((survey) => placeOf(survey) !== undefined);
  return [
    ...found.slice(0, first),
    ...known.toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0)),
    ...found.slice(first).filter((survey) => placeOf(survey) === undefined),
  ];
}
