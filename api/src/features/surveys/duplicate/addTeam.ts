import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Act } from '../../../audit/writeAudit.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Whose copy it is, and whose team they bring along. */
interface Copied {
  readonly survey_id: string;
  readonly team_of: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Brings a team into a copy, each in the role that they have in the other dialog; its Besitzer as Voller Zugriff, because the copy has
 * one already. Nobody is asked: they are in a team with the author, and may leave.
 */
export async function addTeam(tx: Kysely<Tables>, { survey_id, team_of, owner, now }: Copied): Promise<void> {
  const { rows } = await sql<{ user_id: string; role: string }>`
    insert into members (survey_id, user_id, role)
    select ${survey_id}, user_id, case role when 'Besitzer' then 'Voller Zugriff' else role end
    from members where survey_id = ${team_of} and user_id <> ${owner}
    returning user_id, role`.execute(tx);
  const acts = rows.map(({ user_id, role }): Act => ({
    act: 'member_joined',
    actor_id: owner,
    target_id: user_id,
    survey_id,
    detail: role,
  }));
  await writeAudit(tx, now, ...acts);
}
