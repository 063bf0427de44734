import { checkDialog } from '@dialogwerk/shared/dialog';
import type { MultiChat, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { CallResponse, ScriptedTest } from '@dialogwerk/shared/contract';

/** What the check finds in a dialog, as the call answers it. */
export function findingsOf({
  snapshot,
  multiChat,
  secrets,
  isLed,
  tests,
}: {
  readonly snapshot: SurveySnapshot;
  readonly multiChat: MultiChat;
  /** The names of the dialog's. */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
  /** Whether a language model is connected. */
  readonly isLed: boolean;
  /** Conversations that are to come out as they did. */
  readonly tests: readonly ScriptedTest[];
}): CallResponse<'checkDialog'> {
  const findings = checkDialog(snapshot, multiChat, secrets, isLed, tests);
  return { findings: findings.map(({ fix: _fix, counterexample: _counterexample, ...finding }) => finding) };
}
