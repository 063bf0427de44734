import type { AuthUser } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Account } from '../../accounts/findAccount.ts';
import { deviceMark } from '../../accounts/knownDevice.ts';
import { deviceOf } from '../../accounts/deviceOf.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../calls/handler.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import type { TokenPair } from '../../tokens/tokens.ts';

type Context = Pick<CallContext, 'services' | 'userAgent'>;

/** A session for an account whose owner has proved who they are; 401 when the account is disabled. */
export async function openSession(
  tx: Kysely<Tables>,
  { services, userAgent }: Context,
  account: Account,
  detail: 'password' | 'link',
): Promise<TokenPair & AuthUser & { success: true; device: string }> {
  const { tokens, now } = services;
  const { user_id, username, first_name, last_name, admin } = account;
  if (account.disabled_at) {
    throw new CallError('account/disabled');
  }
  await tx
    .updateTable('accounts')
    .set({ last_login_at: new Date(now()) })
    .where('user_id', '=', user_id)
    .execute();
  await writeAudit(tx, now(), { act: 'login', actor_id: user_id, detail });
  const pair = await tokens.open(tx, 'author', user_id, deviceOf(userAgent));
  return {
    success: true,
    ...pair,
    username,
    firstName: first_name,
    lastName: last_name,
    user_id,
    admin,
    device: deviceMark(services, account),
  };
}
