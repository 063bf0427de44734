/** Where an author sets how a dialog looks. */
export function appearancePath(survey_id: string): string {
  return `/share/${encodeURIComponent(survey_id)}/appearance`;
}
