import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { studyDay } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { saveFile } from '../../../saveFile.ts';
import { transcriptTexts as texts } from '../texts.ts';

/** Gives all that is stored on the respondent of a conversation as a file. */
export async function takeData(survey_id: string, conversation_id: string): Promise<void> {
  const taken = await mutate({ call: () => authorClient.call('conversationData', { survey_id, conversation_id }) });
  if (!taken.ok) {
    showNotice(texts.notTaken(taken.reason));
    return;
  }
  const day = studyDay(taken.value.conversation.started_at);
  const json = JSON.stringify(taken.value, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), texts.dataFile(day));
}
