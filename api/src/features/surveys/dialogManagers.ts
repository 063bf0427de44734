import { CallError } from '../../calls/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { policyTexts } from '../../policies/texts.ts';

/** Whether a dialog belongs to a multi-chat; with several, the oldest. */
export const findDialogmanagerStatus: Handler<'findDialogmanagerStatus'> = async ({ id }, context) => {
  const { survey_id } = await maySee(context, id);
  const manager = await context.services.db
    .selectFrom('manager_surveys')
    .select('dialog_manager_id')
    .where('survey_id', '=', survey_id)
    .orderBy('dialog_manager_id')
    .executeTakeFirst();
  return { msg: 'success', connected_status: { dialog_manager_id: manager?.dialog_manager_id ?? null } };
};

/** The dialogs of a multi-chat that the author has a role in; 404 with none, because the others do not exist for them. */
export const connectedSurveys: Handler<'connectedSurveys'> = async ({ id }, { services, who }) => {
  const connected_surveys = await services.db
    .selectFrom('manager_surveys')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('dialog_manager_id', '=', id)
    .where('members.user_id', '=', who.user_id)
    .where('deleted_at', 'is', null)
    .select(['surveys.survey_id', 'order', 'survey_name'])
    .orderBy('order')
    .execute();
  if (connected_surveys.length === 0) throw new CallError(404, policyTexts.unknownManager);
  return { connected_surveys };
};
