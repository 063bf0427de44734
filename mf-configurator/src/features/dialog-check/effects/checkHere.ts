import { checkDialog } from '@dialogwerk/shared/dialog';
import type { Finding } from '@dialogwerk/shared/dialog';
import type { CheckRequest } from '../model/messages.ts';

/** What the check finds in a dialog, worked out in the thread that asks. */
export function checkHere({ snapshot, multiChat, secrets, isLed, tests }: CheckRequest): readonly Finding[] {
  return checkDialog(snapshot, multiChat, secrets, isLed, tests, Date.now());
}
