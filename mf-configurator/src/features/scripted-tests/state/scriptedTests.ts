import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { ScriptedTest } from '@dialogwerk/shared/contract';
import { atom, computed } from 'nanostores';

/** The conversations that the open dialog keeps as tests. */
export const $scriptedTests = atom<CallState<readonly ScriptedTest[]>>(loading);

const none: readonly ScriptedTest[] = [];

/** Those that the check runs; none while they are not known. */
export const $testsToCheck = computed($scriptedTests, (state) => (state.kind === 'loaded' ? state.value : none));

/** Shows a test as it is now, in its place; nothing while the list is not known. */
export function putTest(test: ScriptedTest): void {
  change((tests) => [...tests.filter(({ test_id }) => test_id !== test.test_id), test]);
}

export function takeTestAway(test_id: string): void {
  change((tests) => tests.filter((test) => test.test_id !== test_id));
}

function change(work: (tests: readonly ScriptedTest[]) => readonly ScriptedTest[]): void {
  const state = $scriptedTests.get();
  if (state.kind !== 'loaded') return;
  const value = work(state.value).toSorted((a, b) => a.created_at - b.created_at || (a.test_id < b.test_id ? -1 : 1));
  $scriptedTests.set({ kind: 'loaded', value });
}
