/** Where the test of a dialog begins at a block; in its multi-chat where it is in one. */
export function testAddress(survey_id: string, unique_question_id: string, manager: number | null): string {
  const query = new URLSearchParams({ ab: unique_question_id });
  if (manager !== null) query.set('multichat', String(manager));
  return `/assess/${encodeURIComponent(survey_id)}?${query.toString()}`;
}
