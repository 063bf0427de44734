import { ApiError, authorClient } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { readTrigger } from '@dialogwerk/shared/dialog';
import type { Chats } from '../model/Chats.ts';

/** A dialog with its blocks; by the shell's call for one that the author may neither edit nor train. */
async function loadSurvey(survey_id: string, signal: AbortSignal): Promise<SurveyData> {
  try {
    return (await authorClient.call('surveyDataConfigurator', { survey_id }, { signal })).survey;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'role/insufficient') throw error;
    return await authorClient.call('dialog', { survey_id }, { signal });
  }
}

/** A multi-chat with its dialogs and triggers, as far as the author has a role in them; throws `ApiError`. */
export async function readChats(id: number, signal: AbortSignal): Promise<Chats> {
  const [manager, { trigger_objects }] = await Promise.all([
    authorClient.call('connectedSurveys', { id }, { signal }),
    authorClient.call('dialogmanagerTrigger', { id }, { signal }),
  ]);
  const surveys = await Promise.all(manager.connected_surveys.map((one) => loadSurvey(one.survey_id, signal)));
  const triggers = trigger_objects.flatMap((sent) => {
    const rule = readTrigger(sent);
    return rule ? [{ trigger_id: sent.trigger_id, rule, pending: false }] : [];
  });
  return { manager, surveys, triggers };
}
