import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { deviceOf, matching, stateOf } from '../filter/matching.ts';
import { countOf } from '../population.ts';
import { inSnapshot } from './inSnapshot.ts';

const AT_ONCE = 50;

const milliseconds = (column: 'started_at' | 'finished_at' | 'last_at') =>
  sql`round(extract(epoch from c.${sql.raw(column)}) * 1000)::float8`;

/** Conversations, the newest first. */
export const resultConversations: Handler<'resultConversations'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    // The page is found first, because the database would count the answers of all conversations before it, too.
    const { rows } = await sql<CallResponse<'resultConversations'>['conversations'][number]>`
      select c.conversation_id, ${stateOf(population)} as state, ${milliseconds('started_at')} as started_at,
        ${milliseconds('finished_at')} as finished_at, ${milliseconds('last_at')} as last_at, c.revision,
        ${deviceOf} as device, coalesce(c.flags, '{}') as flags,
        array(select g.tag from conversation_tags g
          where g.survey_id = c.survey_id and g.conversation_id = c.conversation_id order by g.tag) as tags,
        (select count(*) from conversation_notes n
         where n.survey_id = c.survey_id and n.conversation_id = c.conversation_id) as notes,
        (select count(*) from answers a
         where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and a.withdrawn_turn = 0) as answered
      from (
        select c.survey_id, c.conversation_id
        from conversations c
        where ${matching(population)}
        order by c.started_at desc, c.conversation_id desc
        limit ${AT_ONCE} offset ${input.page * AT_ONCE}
      ) page
      join conversations c on c.survey_id = page.survey_id and c.conversation_id = page.conversation_id
      order by c.started_at desc, c.conversation_id desc`.execute(db);
    return { total: await countOf(db, population), conversations: rows };
  });
