import { checkDialog } from '@dialogwerk/shared/dialog';
import { adviceFor } from '@dialogwerk/shared/dialog/advice';
import type { CheckRequest, CheckResult } from '../model/messages.ts';

/** What the check finds in a dialog, and what there is to say of its wording, worked out in the thread that asks. */
export function checkHere({ snapshot, ...beside }: CheckRequest): CheckResult {
  return { findings: checkDialog(snapshot, { ...beside, at: Date.now() }), advice: adviceFor(snapshot) };
}
