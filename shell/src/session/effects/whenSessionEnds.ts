import { $session } from '@dialogwerk/shared/state';

/** Goes to the login screen when the session ends (spec §4). Gives the way to stop. */
export function whenSessionEnds(go: (path: string) => void): () => void {
  return $session.listen((session, before) => {
    if (before && session === null) go('/login');
  });
}
