import { ApiError, reasonOf } from '@dialogwerk/shared/clients';
import { showError } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';

/** Shows a failed call in the error dialog: the server's msg as title, the status below (spec §8, 'Generic API error'). */
export function showCallFault(error: unknown): void {
  if (!(error instanceof ApiError)) {
    showError(reasonOf(error));
    return;
  }
  const { status, code, requestId } = error;
  // 401 and 403 end the session, which says so itself, as a busy server's notice does.
  if (status === 401 || status === 403 || code === 'server/busy') return;
  showError(reasonOf(error), {
    additional: status === 0 ? '' : texts.callFailed(status),
    code: code ?? undefined,
    requestId,
  });
}
