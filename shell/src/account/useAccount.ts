import { useStore } from '@nanostores/react';
import { useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { Account } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { $verification } from '../session/state/verification.ts';

/** The account of whoever is logged in; loading until the session is verified. */
export function useAccount(): Called<Account> {
  const isVerified = useStore($verification) === 'valid';
  const isLoggedIn = useStore($session) !== null;
  return useResource('account', isVerified && isLoggedIn ? {} : null);
}
