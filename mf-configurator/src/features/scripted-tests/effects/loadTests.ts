import { authorClient, loading, loadInto } from '@dialogwerk/shared/clients';
import { $scriptedTests } from '../state/scriptedTests.ts';

/** Asks for the tests of a dialog, in place of those of the dialog before; gives the way to give up. */
export function loadTests(survey_id: string): () => void {
  const running = new AbortController();
  const { signal } = running;
  $scriptedTests.set(loading);
  const call = async () => (await authorClient.call('scriptedTests', { survey_id }, { signal })).tests;
  void loadInto($scriptedTests, call, signal);
  return () => running.abort();
}
