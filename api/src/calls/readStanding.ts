import { CallError } from '../errors/CallError.ts';
import type { Author } from '../identity/identity.ts';
import type { Services } from '../services.ts';

/** What an author's account may do beyond its roles. */
export interface Standing {
  readonly admin: boolean;
}

/** The account behind an access token; 401 once its session was ended, or the account is disabled or gone. */
export async function readStanding(db: Services['db'], { user_id, family_id }: Author): Promise<Standing> {
  const account = await db
    .selectFrom('token_families')
    .innerJoin('accounts', 'accounts.user_id', 'token_families.subject_id')
    .where('family_id', '=', family_id)
    .where('accounts.user_id', '=', user_id)
    .select(['admin', 'disabled_at', 'revoked_at'])
    .executeTakeFirst();
  if (account?.disabled_at) throw new CallError('account/disabled');
  if (!account || account.revoked_at) throw new CallError('login/expired');
  return account;
}
