import { restoreAuthor, send, storeAuthor } from '../../clients/index.ts';

/**
 * Leaves a session in the browser's storage before the frame begins, as a login would: the one that is still good, else that
 * of the account which `alone` has made. Without such an account the frame shows its own login.
 */
export async function logInAlone(): Promise<void> {
  const isGood = restoreAuthor()
    ? await send('verifyToken', {}).then(
        () => true,
        () => false,
      )
    : false;
  if (isGood) return;
  const answer = await fetch('/alone-login');
  const { username, password }: { username?: string; password?: string } = await answer.json();
  if (username === undefined || password === undefined) return;
  const { token, refresh_token, success: _, ...user } = await send('login', { username, password });
  storeAuthor(user, { token, refresh_token });
}
