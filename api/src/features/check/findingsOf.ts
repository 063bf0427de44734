import { checkDialog } from '@dialogwerk/shared/dialog';
import type { MultiChat, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { CallResponse } from '@dialogwerk/shared/contract';

/** What the check finds in a dialog, as the call answers it. */
export function findingsOf({
  snapshot,
  multiChat,
  secrets,
  isLed,
}: {
  readonly snapshot: SurveySnapshot;
  readonly multiChat: MultiChat;
  /** The names of the dialog's. */
  readonly secrets: ReadonlySet<string>;
  /** Whether a language model is connected. */
  readonly isLed: boolean;
}): CallResponse<'checkDialog'> {
  const findings = checkDialog(snapshot, multiChat, secrets, isLed);
  return { findings: findings.map(({ fix: _fix, counterexample: _counterexample, ...finding }) => finding) };
}
