import type { Kysely } from 'kysely';
import { hashOfToken } from '../../../invitees/createPersonalLinks.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Whom a personal link belongs to, as far as its page needs it. */
export interface FoundInvitee {
  readonly survey_id: string;
  readonly invitee_id: string;
  readonly email: string | null;
  readonly known: Readonly<Record<string, string>>;
  readonly anonymous: boolean;
  readonly unsubscribed: boolean;
  readonly used: boolean;
  /** Whose conversation it is; null in an anonymous list, and where there is none. */
  readonly user_id_live: string | null;
}

/** The person whose link has a token; null where there is none, or who was taken off the list. */
export async function findInvitee(db: Kysely<Tables>, token: string): Promise<FoundInvitee | null> {
  const found = await db
    .selectFrom('invitees as i')
    .innerJoin('invitee_lists as l', 'l.survey_id', 'i.survey_id')
    .leftJoin('invitee_uses as u', (join) =>
      join.onRef('u.survey_id', '=', 'i.survey_id').onRef('u.invitee_id', '=', 'i.invitee_id'),
    )
    .where('i.token_hash', '=', hashOfToken(token))
    .where('i.removed_at', 'is', null)
    .select(['i.survey_id', 'i.invitee_id', 'i.email', 'i.known', 'i.unsubscribed', 'l.anonymous', 'u.user_id_live'])
    .select('u.survey_id as used')
    .executeTakeFirst();
  return found ? { ...found, used: found.used !== null } : null;
}
