import type { LibraryPlace } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';
import { libraryTexts } from './libraryTexts.ts';

/** A dialog that shows a copy of a file of the library. */
interface Showing extends LibraryPlace {
  /** Whether the person has a role in it. */
  readonly is_seen: boolean;
}

interface Row {
  readonly survey_id: string;
  readonly survey_name: string;
  readonly is_seen: boolean;
  readonly in_settings: boolean;
  readonly blocks: LibraryPlace['places'];
  readonly is_published: boolean;
}

/** The dialogs whose draft or published version shows a file of the library, by their names. What lies in the bin does not count: its copies are its own. */
export async function placesOf(db: Kysely<Tables>, file_id: string, user_id: string): Promise<readonly Showing[]> {
  const { rows } = await sql<Row>`
    with copies as (
      select survey_id, array_agg(filename_db) as names from media
      where library_file_id = ${file_id} and conversation_id is null and size is not null group by survey_id)
    select s.survey_id, s.survey_name, m.user_id is not null as is_seen, exists (
        select from unnest(c.names) as name where strpos(s.settings::text, name) > 0
          or exists (select from share_cards k where k.survey_id = s.survey_id and k.picture = name)) as in_settings,
      coalesce((
        select jsonb_agg(jsonb_build_object('unique_question_id', b.unique_question_id, 'name', coalesce(
            nullif(b.definition ->> 'short_name', ''), nullif(b.definition ->> 'context', ''), b.unique_question_id))
          order by b."order")
        from blocks b where b.survey_id = s.survey_id and b.deleted_at is null and exists (
          select from unnest(c.names) as name where strpos(b.definition::text, name) > 0)), '[]') as blocks,
      exists (
        select from publications p join revisions r on r.survey_id = p.survey_id and r.revision = p.revision,
          unnest(c.names) as name
        where p.survey_id = s.survey_id and p.publication_id = s.publication_id
          and (strpos(r.snapshot::text, name) > 0 or strpos(r.settings::text, name) > 0)) as is_published
    from copies c
    join surveys s on s.survey_id = c.survey_id and s.deleted_at is null
    left join members m on m.survey_id = s.survey_id and m.user_id = ${user_id}
    order by s.survey_name, s.survey_id`.execute(db);
  return rows.map(placeOf).filter(({ places, is_published }) => places.length > 0 || is_published);
}

function placeOf({ in_settings, blocks, ...row }: Row): Showing {
  const settings = in_settings ? [{ unique_question_id: null, name: libraryTexts.settings }] : [];
  return { ...row, places: [...settings, ...blocks] };
}
