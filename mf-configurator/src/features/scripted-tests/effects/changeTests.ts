import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { ScriptedTest } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { putTest, takeTestAway } from '../state/scriptedTests.ts';
import { texts } from '../texts.ts';

/** Shows a test with another name or expectation at once and keeps it so; tells `sentence` then, or why it stayed as it was. */
export async function changeTest(
  survey_id: string,
  before: ScriptedTest,
  change: Partial<Pick<ScriptedTest, 'name' | 'expected'>>,
  sentence: string | null = null,
): Promise<void> {
  const test = { ...before, ...change };
  const kept = await mutate({
    apply: () => putTest(test),
    call: () => authorClient.call('setScriptedTest', { survey_id, ...contentOf(test) }),
    rollback: () => putTest(before),
  });
  if (!kept.ok) showNotice(texts.notChanged(kept.reason));
  else if (sentence !== null)
    showNotice(sentence, { label: texts.undo, run: () => void changeTest(survey_id, test, before) });
}

/** Deletes a test, with a way back. */
export async function removeTest(survey_id: string, test: ScriptedTest): Promise<void> {
  const { test_id } = test;
  const removed = await mutate({
    apply: () => takeTestAway(test_id),
    call: () => authorClient.call('deleteScriptedTest', { survey_id, test_id }),
    rollback: () => putTest(test),
  });
  if (!removed.ok) showNotice(texts.notChanged(removed.reason));
  else showNotice(texts.removed(test.name), { label: texts.undo, run: () => void changeTest(survey_id, test, {}) });
}

function contentOf({ test_id, name, seed, events, expected }: ScriptedTest) {
  return { test_id, name, seed, events, expected };
}
