import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { replyMediaPath } from '../../../media/replyMediaAddress.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import { matching } from '../filter/matching.ts';

const AT_ONCE = 20;

interface FileRow {
  readonly media_id: string;
  readonly type: string;
  readonly original_name: string;
  readonly is_recording: boolean;
  readonly answered_at: number;
}

/** The newest files and recordings to a question. */
export const resultFiles: Handler<'resultFiles'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    const { question, part, page } = input;
    const given = sql`
      from answers a
      join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
      join media m on m.survey_id = a.survey_id and m.conversation_id = a.conversation_id
        and m.media_id::text = coalesce(a.value ->> 'media_id', a.value #>> '{}')
      where a.survey_id = ${population.survey_id} and a.unique_question_id = ${question} and a.nachfrage_id = ${part}
        and a.withdrawn_turn = 0 and ${matching(population)}`;
    const { rows } = await sql<FileRow>`
      select m.media_id, m.type, m.original_name, jsonb_typeof(a.value) = 'object' or m.type like 'audio/%' as is_recording,
        round(extract(epoch from a.answered_at) * 1000)::float8 as answered_at
      ${given}
      order by a.answered_at desc, m.media_id
      limit ${AT_ONCE} offset ${page * AT_ONCE}`.execute(db);
    const counted = await sql<{ total: number }>`select count(*) as total ${given}`.execute(db);
    return {
      total: counted.rows[0]?.total ?? 0,
      files: rows.map(({ media_id, type, original_name, is_recording, answered_at }) => ({
        // A recording's name is its recorder's, and says nothing.
        name: is_recording ? '' : original_name,
        type,
        location: signedPath(context.services, replyMediaPath(media_id)),
        answered_at,
      })),
    };
  });
