import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { maySeeManager } from '../../policies/findManager.ts';
import { mayPublishManager } from '../../policies/mayPublishManager.ts';
import { maySee } from '../../policies/maySee.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { givePublicName } from '../../publicNames/givePublicName.ts';
import { managerNamed, surveyNamed } from '../../publicNames/NamedThing.ts';
import { readPublicNames } from '../../publicNames/readPublicNames.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';

const surveyPublicName: Handler<'surveyPublicName'> = async (input, { services, who }) => {
  const { survey_id } = await maySee({ services, who }, input.survey_id);
  return readPublicNames(services.db, surveyNamed(survey_id));
};

const setSurveyPublicName: Handler<'setSurveyPublicName'> = async ({ survey_id: id, name }, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, id);
  const named = surveyNamed(survey_id);
  return inTransaction(services.db, async (tx) => {
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    await givePublicName(tx, named, { name, now: services.now() });
    return readPublicNames(tx, named);
  });
};

const managerPublicName: Handler<'managerPublicName'> = async ({ id }, { services, who }) => {
  const { dialog_manager_id } = await maySeeManager({ services, who }, id);
  return readPublicNames(services.db, managerNamed(dialog_manager_id));
};

const setManagerPublicName: Handler<'setManagerPublicName'> = async ({ id, name }, { services, who }) => {
  const { dialog_manager_id } = await mayPublishManager({ services, who }, id);
  const named = managerNamed(dialog_manager_id);
  return inTransaction(services.db, async (tx) => {
    await tx
      .selectFrom('dialog_managers')
      .select('dialog_manager_id')
      .where('dialog_manager_id', '=', dialog_manager_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await givePublicName(tx, named, { name, now: services.now() });
    return readPublicNames(tx, named);
  });
};

/** Names of dialogs and multi-chats in public addresses: who has access sees them, who may decide what respondents get gives them. */
export const publicNameCalls = {
  surveyPublicName,
  setSurveyPublicName,
  managerPublicName,
  setManagerPublicName,
} satisfies Partial<Handlers>;
