import type { RoleName } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';

/** More than anybody looks through. */
const MOST = 50;

/** The teams of dialogs that the author may manage: the same people in the same roles are one team. */
export const listTeams: Handler<'listTeams'> = async (_, { services: { db }, who: { user_id } }) => {
  const { rows } = await sql<{
    survey_id: string;
    survey_name: string;
    surveys: number;
    members: { name: string; role: RoleName }[];
  }>`
    with teams as (
      select s.survey_id, s.survey_name, s.updated_at,
        jsonb_agg(jsonb_build_object('name', a.username, 'role', other.role) order by a.username) as members
      from members own
      join surveys s on s.survey_id = own.survey_id and s.deleted_at is null
      join members other on other.survey_id = s.survey_id and other.user_id <> own.user_id
      join accounts a on a.user_id = other.user_id
      where own.user_id = ${user_id} and own.role in ('Besitzer', 'Voller Zugriff')
      group by s.survey_id
    )
    select (array_agg(survey_id order by updated_at desc, survey_id))[1] as survey_id,
      (array_agg(survey_name order by updated_at desc, survey_id))[1] as survey_name,
      count(*) as surveys, members
    from teams group by members
    order by max(updated_at) desc, survey_id limit ${MOST}`.execute(db);
  return { teams: rows };
};
