import { saveFile } from '@dialogwerk/shared/browser';
import { fetchOnce } from '@dialogwerk/shared/clients';
import type { Approval, Publication, SurveyData } from '@dialogwerk/shared/contract';
import { historyFile } from '../../../approval/historyFile.ts';
import { reviewTexts } from '../reviewTexts.ts';

/** Saves all publications of a dialog and the wishes to publish as a table. Throws what the calls throw. */
export async function saveHistory(
  { survey_id, survey_name }: Pick<SurveyData, 'survey_id' | 'survey_name'>,
  past: readonly Approval[],
): Promise<void> {
  const all: Publication[] = [];
  let more = true;
  while (more) {
    const last = all.at(-1);
    const before = last ? { before: last.publication_id } : {};
    const page = await fetchOnce('publications', { survey_id, ...before });
    all.push(...page.publications);
    ({ more } = page);
  }
  const name = reviewTexts.fileName(survey_name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim());
  saveFile(new Blob([historyFile(all, past)], { type: 'text/csv' }), `${name}.csv`);
}
