import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { assessTexts } from '../texts.ts';

/** Keeps the author's test conversation, as it stands, as a test of the dialog, and says so with a way back; says why where it cannot. */
export async function keepAsTest(survey_id: string): Promise<void> {
  const test_id = crypto.randomUUID();
  const undo = async (): Promise<void> => {
    try {
      await authorClient.call('deleteScriptedTest', { survey_id, test_id });
      showNotice(assessTexts.testNotKept);
    } catch (error) {
      showNotice(`${assessTexts.testStays} ${reasonOf(error)}`);
    }
  };
  try {
    const { test } = await authorClient.call('keepConversationAsTest', { survey_id, test_id });
    showNotice(assessTexts.testKept(test.name), { label: assessTexts.undo, run: () => void undo() });
  } catch (error) {
    showNotice(reasonOf(error));
  }
}
