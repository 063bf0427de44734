/** A dialog as it is chosen. */
export interface NamedSurvey {
  readonly survey_id: string;
  readonly survey_name: string;
}

/** The place of a dialog among the chosen ones; -1 where it is not chosen. */
export function placeOf(chosen: readonly NamedSurvey[], { survey_id }: NamedSurvey): number {
  return chosen.findIndex((other) => other.survey_id === survey_id);
}

/** The chosen dialogs with one more at the end, or without it where it was chosen. */
export function toggled(chosen: readonly NamedSurvey[], survey: NamedSurvey): NamedSurvey[] {
  const place = placeOf(chosen, survey);
  return place < 0 ? [...chosen, survey] : chosen.toSpliced(place, 1);
}

/** The chosen dialogs with one moved by so many places, as far as there are such. */
export function movedBy(chosen: readonly NamedSurvey[], survey: NamedSurvey, by: number): NamedSurvey[] {
  const from = placeOf(chosen, survey);
  const to = Math.min(Math.max(from + by, 0), chosen.length - 1);
  if (from < 0 || to === from) return [...chosen];
  return chosen.toSpliced(from, 1).toSpliced(to, 0, survey);
}
