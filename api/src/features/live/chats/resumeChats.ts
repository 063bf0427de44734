import type { CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import { addressGroup } from '../../../throttle/addressGroup.ts';
import { admit, forgiveOne } from '../../../throttle/admit.ts';
import type { LiveServices } from '../LiveServices.ts';
import { withTokens } from '../opening/registerLiveUser.ts';
import { resumeHash } from './resumeCode.ts';

/** Unknown codes that are let pass from one address. */
const FREE = 30;

/** A further session of the respondent whose resume link it is: another browser, another day. 404 for a code of nobody. */
export async function resumeChats(
  live: LiveServices,
  code: string,
  address: string,
): Promise<CallResponse<'resumeChats'>> {
  const key = live.pseudonym(`resume-address:${addressGroup(address)}`);
  await admit(live, { key, free: FREE });
  const found = await live.db
    .selectFrom('participations')
    .innerJoin('live_users', 'live_users.user_id_live', 'participations.user_id_live')
    .innerJoin('dialog_managers', 'dialog_managers.dialog_manager_id', 'participations.dialog_manager_id')
    .select(['live_users.user_id_live', 'username_live', 'public_id'])
    .where('resume_hash', '=', resumeHash(live, code))
    .executeTakeFirst();
  if (!found) throw new CallError('chats/unknown-code');
  await forgiveOne(live, key);
  const session = await withTokens(live, live.db, found.user_id_live, found.username_live);
  return { ...session, dialog_manager_id: found.public_id };
}
