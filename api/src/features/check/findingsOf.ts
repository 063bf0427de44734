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
  embedHosts,
}: {
  /** As JSON, because the thread that asks would otherwise take it apart and put it together again. */
  readonly snapshot: string;
  readonly multiChat: MultiChat;
  /** The names of the dialog's. */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
  /** Whether a language model is connected. */
  readonly isLed: boolean;
  /** Conversations that are to come out as they did. */
  readonly tests: readonly ScriptedTest[];
  /** From where the dialog may show pages and films. */
  readonly embedHosts: readonly string[];
}): CallResponse<'checkDialog'> {
  const dialog: SurveySnapshot = JSON.parse(snapshot);
  const findings = checkDialog(dialog, multiChat, secrets, isLed, tests, Date.now(), embedHosts);
  return { findings: findings.map(({ fix: _fix, counterexample: _counterexample, ...finding }) => finding) };
}
