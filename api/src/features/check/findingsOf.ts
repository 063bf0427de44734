import { checkDialog } from '@dialogwerk/shared/dialog';
import type { CheckedBeside, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { CallResponse } from '@dialogwerk/shared/contract';

/** What the check finds in a dialog, as the call answers it. */
export function findingsOf({
  snapshot,
  ...beside
}: Omit<CheckedBeside, 'at'> & {
  /** As JSON, because the thread that asks would otherwise take it apart and put it together again. */
  readonly snapshot: string;
}): CallResponse<'checkDialog'> {
  const dialog: SurveySnapshot = JSON.parse(snapshot);
  const findings = checkDialog(dialog, { ...beside, at: Date.now() });
  return { findings: findings.map(({ fix: _fix, counterexample: _counterexample, ...finding }) => finding) };
}
