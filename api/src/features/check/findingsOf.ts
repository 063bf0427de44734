import { checkDialog } from '@dialogwerk/shared/dialog';
import type { MultiChat, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { CallResponse } from '@dialogwerk/shared/contract';

/** What the proof finds in a dialog, as the call answers it. */
export function findingsOf({
  snapshot,
  multiChat,
}: {
  readonly snapshot: SurveySnapshot;
  readonly multiChat: MultiChat;
}): CallResponse<'checkDialog'> {
  const findings = checkDialog(snapshot, multiChat);
  return { findings: findings.map(({ mend: _mend, proof: _proof, ...finding }) => finding) };
}
