import { ApiError, reasonOf } from '@dialogwerk/shared/clients';
import { showError } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';

/** Shows a failed call in the error dialog: the server's msg as title, the status below (spec §8, 'Generic API error'). */
export function showCallFault(error: unknown): void {
  const status = error instanceof ApiError ? error.status : null;
  // 401 and 403 end the session, which says so itself.
  if (status === 401 || status === 403) return;
  const additional = status === null || status === 0 ? '' : texts.callFailed(status);
  showError(reasonOf(error), additional, error instanceof ApiError ? error.requestId : undefined);
}
