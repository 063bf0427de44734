import { change } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { assessTexts } from '../texts.ts';

/** Keeps the author's test conversation, as it stands, as a test of the dialog, and says so with a way back; says why where it cannot. */
export async function keepAsTest(survey_id: string): Promise<void> {
  const about = { survey_id, test_id: crypto.randomUUID() };
  const undo = async (): Promise<void> => {
    const gone = await change('deleteScriptedTest', about);
    showNotice(gone.ok ? assessTexts.testNotKept : `${assessTexts.testStays} ${gone.reason}`);
  };
  const kept = await change('keepConversationAsTest', about);
  if (kept.ok) {
    showNotice(assessTexts.testKept(kept.value.test.name), { label: assessTexts.undo, run: () => void undo() });
  } else showNotice(kept.reason);
}
