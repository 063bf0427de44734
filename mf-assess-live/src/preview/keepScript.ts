import { change } from '@dialogwerk/shared/clients';
import type { Script } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { assessTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Keeps a conversation of the preview as a test of its dialog, and says so with a way back; says why where it cannot. */
export async function keepScript(survey_id: string, script: Script): Promise<void> {
  const about = { survey_id, test_id: crypto.randomUUID() };
  const undo = async (): Promise<void> => {
    const gone = await change('deleteScriptedTest', about);
    showNotice(gone.ok ? assessTexts.testNotKept : `${assessTexts.testStays} ${gone.reason}`);
  };
  const kept = await change('setScriptedTest', { ...about, ...script });
  if (kept.ok) showNotice(texts.keptAsTest(kept.value.test.name), { label: assessTexts.undo, run: () => void undo() });
  else showNotice(kept.reason);
}
