import { authorClient } from '@dialogwerk/shared/clients';
import type { News } from '../model/news.ts';

/** What has changed in a dialog since a revision; throws `ApiError`. */
export function readNews(survey_id: string, since: number): Promise<News> {
  return authorClient.call('surveyChanges', { survey_id, since });
}
