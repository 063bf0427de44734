import { SURVEY_PAGE } from '@dialogwerk/shared/contract';
import type { CallRequest, CallResponse, SurveyListItem } from '@dialogwerk/shared/contract';

/** Answers `listSurveys` as the server does: filtered, and page by page in the order given. */
export function listed(...surveys: readonly SurveyListItem[]) {
  return ({ search = '', status = 'all', right, folder_id, tag, workspace_id, after }: CallRequest<'listSurveys'>) => {
    const found = surveys.filter(
      (survey) =>
        survey.survey_name.toLowerCase().includes(search.toLowerCase()) &&
        survey.archived === (status === 'archived') &&
        (status === 'live' ? survey.active : status !== 'inactive' || !survey.active) &&
        (right === undefined || survey.bearbeiten === 1) &&
        (folder_id === undefined || survey.folder_id === folder_id) &&
        (tag === undefined || survey.tags.includes(tag)) &&
        (workspace_id === undefined || survey.workspace_id === workspace_id),
    );
    const begin = found.findIndex(({ survey_id }) => survey_id === after) + 1;
    const archived = surveys.filter((survey) => survey.archived).length;
    return {
      surveys: found.slice(begin, begin + SURVEY_PAGE),
      total: found.length,
      archived,
    } satisfies CallResponse<'listSurveys'>;
  };
}
