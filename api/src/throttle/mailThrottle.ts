import type { Services } from '../services.ts';
import { addressGroup } from './addressGroup.ts';
import { admit } from './admit.ts';

/** Mails that may be asked for at once; then each one doubles the wait, so that nobody's inbox is flooded. */
const FREE = { recipient: 5, address: 30, account: 50 } as const;

/** Who asks for a mail: somebody at an address, or an account. */
type Asker = { readonly address: string } | { readonly user_id: string };

/** What a mail is asked for: links to log in and to set a password are counted apart, so that one leaves the other a way in. */
type Purpose = 'login' | 'reset' | 'other';

/** Counts a mail that is asked for, whether or not it will be sent; refuses as `admit` does. */
export async function admitMail(
  services: Services,
  recipient: string,
  asker: Asker,
  purpose: Purpose = 'other',
): Promise<void> {
  const { pseudonym } = services;
  await admit(
    services,
    'user_id' in asker
      ? { key: pseudonym(`mail-by:${asker.user_id}`), free: FREE.account }
      : { key: pseudonym(`mail-from:${addressGroup(asker.address)}`), free: FREE.address },
    { key: pseudonym(`mail-to:${purpose}:${recipient.toLowerCase()}`), free: FREE.recipient },
  );
}
