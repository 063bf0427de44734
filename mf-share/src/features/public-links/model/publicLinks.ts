export interface PublicLinks {
  /** The link for respondents. */
  readonly live: string;
  /** The same dialog under a shorter path. */
  readonly dialog: string;
  /** The chat alone, made to stand in another page. */
  readonly widget: string;
}

/** The public addresses of a dialog (spec §2). `origin` such as `https://example.org`. */
export function publicLinks(origin: string, survey_id: string): PublicLinks {
  const id = encodeURIComponent(survey_id);
  return { live: `${origin}/assess_live/${id}`, dialog: `${origin}/dialog/${id}`, widget: `${origin}/widget/${id}` };
}
