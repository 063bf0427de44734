import type { Handler } from '../calls/handler.ts';
import { findManagers } from '../policies/findManager.ts';
import { surveyListItems } from '../features/surveys/list/surveyListItems.ts';

/** The author's multi-chats with how they are live, and their dialogs as the dashboard lists them. */
export const listManagers: Handler<'listManagers'> = async (_, context) => {
  const managers = await findManagers(context, {});
  const { services, who } = context;
  const ids = new Set(managers.flatMap(({ connected_surveys }) => connected_surveys.map(({ survey_id }) => survey_id)));
  const items = await surveyListItems(services.db, { user_id: who.user_id, now: services.now() }, [...ids]);
  const itemOf = new Map(items.map((item) => [item.survey_id, item]));
  const states = await services.db
    .selectFrom('dialog_managers as m')
    .leftJoin('manager_publications as p', (join) =>
      join.onRef('p.dialog_manager_id', '=', 'm.dialog_manager_id').onRef('p.publication_id', '=', 'm.publication_id'),
    )
    .where((row) =>
      row('m.dialog_manager_id', '=', row.fn.any(row.val(managers.map(({ dialog_manager_id: id }) => id)))),
    )
    .select(['m.dialog_manager_id', 'm.active', 'p.published_at'])
    .execute();
  const stateOf = new Map(states.map((state) => [state.dialog_manager_id, state]));
  return {
    managers: managers.map((manager) => {
      const state = stateOf.get(manager.dialog_manager_id);
      return Object.assign(manager, {
        active: state?.active ?? false,
        published_at: state?.published_at?.getTime() ?? null,
        surveys: manager.connected_surveys.flatMap(({ survey_id }) => itemOf.get(survey_id) ?? []),
      });
    }),
  };
};
