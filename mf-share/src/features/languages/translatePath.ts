/** Where a dialog is translated into a language. */
export function translatePath(survey_id: string, language: string): string {
  return `/share/${encodeURIComponent(survey_id)}/translations?${new URLSearchParams({ language })}`;
}

/** Where an author tries the draft in a language. */
export function tryPath(survey_id: string, language: string): string {
  return `/assess/${encodeURIComponent(survey_id)}?${new URLSearchParams({ lang: language })}`;
}
