import { change, patch } from '@dialogwerk/shared/clients';
import type { ScriptedTest } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from './texts.ts';

/** Shows the tests of a dialog without one, and with it as it is now, until the server has said them so. */
function shown(survey_id: string, test_id: string, now: readonly ScriptedTest[]) {
  const patched = patch('scriptedTests', { survey_id }, ({ tests }) => ({
    tests: [...tests.filter((one) => one.test_id !== test_id), ...now].toSorted(
      (a, b) => a.created_at - b.created_at || (a.test_id < b.test_id ? -1 : 1),
    ),
  }));
  return { patches: [patched] };
}

/** Shows a test with another name or expectation at once and keeps it so; tells `sentence` then, or why it stayed as it was. */
export async function changeTest(
  survey_id: string,
  before: ScriptedTest,
  changes: Partial<Pick<ScriptedTest, 'name' | 'expected'>>,
  sentence: string | null = null,
): Promise<void> {
  const test = { ...before, ...changes };
  const { test_id, name, seed, events, expected } = test;
  const kept = await change(
    'setScriptedTest',
    { survey_id, test_id, name, seed, events, expected },
    shown(survey_id, test_id, [test]),
  );
  if (!kept.ok) showNotice(texts.notChanged(kept.reason));
  else if (sentence !== null)
    showNotice(sentence, { label: texts.undo, run: () => void changeTest(survey_id, test, before) });
}

/** Deletes a test, with a way back. */
export async function removeTest(survey_id: string, test: ScriptedTest): Promise<void> {
  const { test_id } = test;
  const removed = await change('deleteScriptedTest', { survey_id, test_id }, shown(survey_id, test_id, []));
  if (!removed.ok) showNotice(texts.notChanged(removed.reason));
  else showNotice(texts.removed(test.name), { label: texts.undo, run: () => void changeTest(survey_id, test, {}) });
}
