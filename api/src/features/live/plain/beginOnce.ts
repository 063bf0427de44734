import type { CallResponse } from '@dialogwerk/shared/contract';
import type { Services } from '../../../services.ts';
import { violates } from '../../../storage/faults/violates.ts';
import { withTokens } from '../opening/registerLiveUser.ts';

type LiveUser = CallResponse<'registerLive'>;

/** Which dialog is begun, and by which form; the form's page has made the attempt, which nobody else knows. */
interface Attempt {
  readonly survey_id: string;
  readonly attempt: string;
}

/**
 * Begins by a form that may be sent twice: the respondent's id is worked out from the form's attempt, so that every repeat, on any server, leads to the
 * one conversation. `begin` makes it, and refuses as the call does. A conversation that was deleted since is begun anew.
 */
export async function beginOnce(
  services: Services,
  { survey_id, attempt }: Attempt,
  begin: (user_id_live: string) => Promise<LiveUser>,
): Promise<LiveUser> {
  const user_id_live = userOf(services, { survey_id, attempt });
  const known = await begunBy(services, user_id_live);
  if (known) return known;
  try {
    return await begin(user_id_live);
  } catch (error) {
    const other = violates(error, 'live_users_pkey') ? await begunBy(services, user_id_live) : null;
    if (other) return other;
    throw error;
  }
}

async function begunBy(services: Services, user_id_live: string): Promise<LiveUser | null> {
  const user = await services.db
    .selectFrom('live_users')
    .select('username_live')
    .where('user_id_live', '=', user_id_live)
    .executeTakeFirst();
  return user ? withTokens(services, services.db, user_id_live, user.username_live) : null;
}

/** A UUID (version 8) that only who knows the attempt and the installation's secret comes to. */
function userOf({ pseudonym }: Pick<Services, 'pseudonym'>, { survey_id, attempt }: Attempt): string {
  const hex = pseudonym(`plain-begin:${JSON.stringify([survey_id, attempt])}`).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
