import { ApiError, reasonOf } from '@dialogwerk/shared/clients';

/**
 * What a failed registration says (spec §8): status 400 the server's msg, other statuses the status text. Where HTTP has no
 * words for it (no answer, HTTP/2), the reason in German.
 */
export function registrationError(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 400) return reasonOf(error);
  return error.statusText === '' ? reasonOf(error) : error.statusText;
}
