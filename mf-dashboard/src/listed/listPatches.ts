import { patch } from '@dialogwerk/shared/clients';
import type { CallRequest, SurveyListItem } from '@dialogwerk/shared/contract';

/** Shows each listed dialog as `work` has it, null for gone; without what belongs elsewhere by then. */
export const listPatch = (work: (survey: SurveyListItem) => SurveyListItem | null) =>
  patch('listSurveys', {}, (page, request) => {
    const surveys = page.surveys.flatMap((survey) => work(survey) ?? []).filter((one) => belongs(one, request));
    return { ...page, surveys, total: page.total - page.surveys.length + surveys.length };
  });

/** Shows a dialog that is new or back, in the lists that it belongs to: where it is listed in its place, first otherwise. */
export const putPatch = (newest: SurveyListItem) =>
  patch('listSurveys', {}, (page, request, at) => {
    const isIt = ({ survey_id }: SurveyListItem): boolean => survey_id === newest.survey_id;
    if (page.surveys.some(isIt)) return { ...page, surveys: page.surveys.map((one) => (isIt(one) ? newest : one)) };
    return at > 0 || !belongs(newest, request)
      ? page
      : { ...page, surveys: [newest, ...page.surveys], total: page.total + 1 };
  });

function belongs(survey: SurveyListItem, wanted: CallRequest<'listSurveys'>): boolean {
  const { archived, active, folder_id, tags, workspace_id } = survey;
  if (archived !== (wanted.status === 'archived')) return false;
  if (active ? wanted.status === 'inactive' : wanted.status === 'live') return false;
  if (wanted.folder_id !== undefined && wanted.folder_id !== folder_id) return false;
  if (wanted.workspace_id !== undefined && wanted.workspace_id !== workspace_id) return false;
  return wanted.tag === undefined || tags.includes(wanted.tag);
}
