import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';
import { namesOf } from './model/namesOf.ts';
import { fileSurveys } from './fileSurveys.ts';

/** Puts dialogs into the archive, or takes them out of it: for the author alone, respondents notice nothing. */
export function archiveSurveys(surveys: readonly SurveyListItem[], archived: boolean): Promise<void> {
  const done = archived ? texts.filing.archived : texts.filing.unarchived;
  return fileSurveys(surveys, (filing) => ({ ...filing, archived }), done(namesOf(surveys)));
}
