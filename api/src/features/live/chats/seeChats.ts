import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';

/** Notes how many entries of each chat a respondent has read, by survey id; what was read once stays read. 404 without chats. */
export async function seeChats(
  { db }: Pick<Services, 'db'>,
  user_id_live: string,
  seen: Readonly<Record<string, number>>,
): Promise<void> {
  const { rows } = await sql`
    update participations p
    set seen = (
      select coalesce(jsonb_object_agg(chat, count), '{}')
      from (
        select chat, max(count::int) as count
        from (select * from jsonb_each_text(p.seen) union all select * from jsonb_each_text(${JSON.stringify(seen)}::jsonb))
          as told (chat, count)
        where chat = '' or exists (
          select from conversations c where c.participation_id = p.participation_id and c.survey_id = chat
        )
        group by chat
      ) as most
    )
    where p.user_id_live = ${user_id_live}::uuid
    returning p.participation_id`.execute(db);
  if (rows.length === 0) throw new CallError('conversation/unknown');
}
