import { restoreAuthor } from '@dialogwerk/shared/clients';
import { enterSession } from './enterSession.ts';

/** Restores the session at the start when token and username are stored (spec §4). */
export function restoreSession(): void {
  const author = restoreAuthor();
  if (author) enterSession(author);
}
