import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { studyDay } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { saveFile } from '@dialogwerk/shared/browser';
import { transcriptTexts as texts } from './texts.ts';

/** Gives all that is stored on the respondent of a conversation as a file. */
export async function takeData(survey_id: string, conversation_id: string): Promise<void> {
  try {
    const data = await fetchOnce('conversationData', { survey_id, conversation_id });
    const json = JSON.stringify(data, null, 2);
    saveFile(new Blob([json], { type: 'application/json' }), texts.dataFile(studyDay(data.conversation.started_at)));
  } catch (error) {
    showNotice(texts.notTaken(reasonOf(error)));
  }
}
