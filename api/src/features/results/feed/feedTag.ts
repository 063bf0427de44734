import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { knownParameters } from '../../../dialogs/linkParameters.ts';
import { begunLive } from '../../../storage/surveys/liveConversations.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { dataVersion } from '../data/dataVersion.ts';

/** Because who says nothing for a day has stopped: within an hour a table of nothing new is the same. */
const SAME_FOR_MS = 60 * 60_000;

/** What a table follows from, as its ETag: the same tag is the same table, without a look at any answer. */
export async function feedTag(
  db: Kysely<Tables>,
  { survey_id, with_texts, separator, content }: Selectable<Tables['feeds']>,
  now: number,
): Promise<string> {
  const { rows } = await sql<{ stands: string }>`
    select jsonb_build_array(count(*), max(c.last_at), max(c.turn), count(c.anonymised_at))::text as stands
    from conversations c where c.survey_id = ${survey_id} and ${begunLive}`.execute(db);
  const followed = [
    rows[0]?.stands,
    await dataVersion(db, survey_id),
    await knownParameters(db, survey_id),
    [with_texts, separator, content],
    Math.floor(now / SAME_FOR_MS),
  ];
  return `"${createHash('sha256').update(JSON.stringify(followed)).digest('base64url').slice(0, 22)}"`;
}
