/** The address that respondents take part at (spec §2); by the name that its author gave it, where it has one. */
export function publicAddress(survey_id: string, name: string | null): string {
  return `${location.origin}/assess_live/${encodeURIComponent(name ?? survey_id)}`;
}
