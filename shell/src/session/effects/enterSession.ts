import { forgetResources } from '@dialogwerk/shared/clients';
import type { AuthUser } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { browserPage } from '../../routes/browserPage.ts';
import { $globalError } from '../state/globalError.ts';

let firstHere: string | null = null;

/**
 * Takes `user`, whose tokens are stored, as the session of this page. For another user than the one who was here before,
 * the page is loaded anew: no module may still hold what belongs to somebody else. Tells whether this page goes on.
 */
export function enterSession(user: AuthUser): boolean {
  if (firstHere !== null && firstHere !== user.user_id) {
    browserPage.open('/dashboard');
    return false;
  }
  firstHere = user.user_id;
  // Because what was kept may have been taken from them meanwhile.
  forgetResources();
  $session.set(user);
  $globalError.set(null);
  return true;
}
