import { ApiError, send } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { $verification } from '../state/verification.ts';
import { endSession } from './endSession.ts';

/**
 * Verifies the session's token once per page load (spec §4). A refusal ends the session; a server that does not answer,
 * or is in trouble, ends nothing.
 */
export async function verifySession(): Promise<void> {
  const session = $session.get();
  const known = $verification.get();
  if (!session || known === 'running' || known === 'valid') return;
  // Whoever it is stays the same when a name changes meanwhile.
  const isOver = (): boolean => $session.get()?.user_id !== session.user_id;
  $verification.set('running');
  try {
    const { kind } = await send('verifyToken', {});
    if (isOver()) return;
    if (kind === 'author') $verification.set('valid');
    else endSession();
  } catch (error) {
    if (isOver()) return;
    if (isTrouble(error)) $verification.set('unreachable');
    else endSession();
  }
}

function isTrouble(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
