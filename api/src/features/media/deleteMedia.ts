import type { FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** The places of a block that name a file. */
const shows = (definition: RawBuilder<unknown>, filename_db: string) => sql<boolean>`
  (${definition} ->> 'filename_db' = ${filename_db} or ${definition} ->> 'captions_db' = ${filename_db}
    or ${definition} @> jsonb_build_object('options', jsonb_build_array(jsonb_build_object('filename_db', ${filename_db}::text)))
    or ${definition} @> jsonb_build_object('qa_entries', jsonb_build_array(jsonb_build_object('filename_db', ${filename_db}::text)))
    or ${definition} @> jsonb_build_object('qa_entries', jsonb_build_array(jsonb_build_object('captions_db', ${filename_db}::text)))
    or strpos(${definition}::text, ${mediaSign(filename_db)}) > 0)`;

/** A file in a text, as it stands in JSON, too: neither of its signs is escaped there. */
const mediaSign = (filename_db: string): string => `(media:${filename_db})`;

/**
 * Takes a file out of a dialog's list; the file itself goes once no kept revision shows it. Refuses (409) while the draft or
 * what is published shows it, because nobody wants a hole there.
 */
export const deleteMedia: Handler<'deleteMedia'> = async (input, { services, who }) => {
  const { survey_id } = await mayEdit({ services, who }, input.survey_id);
  const { filename_db } = input;
  await inTransaction(services.db, async (tx) => {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) throw new CallError('media/unknown');
    if (isInSettings(survey.settings, filename_db)) throw new CallError('media/in-use', { block: null });
    if (await isOnCard(tx, filename_db)) throw new CallError('media/in-use', { block: null });
    const block = await blockShowing(tx, survey_id, filename_db);
    if (block !== null) throw new CallError('media/in-use', { block });
    if (await isPublished(tx, survey_id, filename_db)) throw new CallError('media/published');
    const deleted = await tx
      .updateTable('media')
      .set({ deleted_at: new Date(services.now()) })
      .where('survey_id', '=', survey_id)
      .where('filename_db', '=', filename_db)
      .where('conversation_id', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (deleted.numUpdatedRows === 0n) throw new CallError('media/unknown');
  });
  return { msg: 'success' };
};

type Showing = Pick<SurveyConfig & FixMessages, 'logo_src' | 'avatar_src' | 'background_link' | 'welcome' | 'ending'>;

function isInSettings(settings: Showing, filename_db: string): boolean {
  const { logo_src, avatar_src, background_link, welcome, ending } = settings;
  return (
    [logo_src, avatar_src, background_link].some((source) => source?.endsWith(filename_db)) ||
    [welcome, ending].some((text) => text.includes(mediaSign(filename_db)))
  );
}

/** Whether the dialog's link shows a file where it is shared, or that of a multi-chat. */
async function isOnCard(tx: Kysely<Tables>, filename_db: string): Promise<boolean> {
  const cards = tx.selectFrom('share_cards').select('survey_id').where('picture', '=', filename_db);
  return (await cards.executeTakeFirst()) !== undefined;
}

/** The block that shows a file, as its author knows it; null when none does. */
async function blockShowing(tx: Kysely<Tables>, survey_id: string, filename_db: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(definition ->> 'short_name', ''), nullif(definition ->> 'context', ''), unique_question_id)
      as name
    from blocks
    where survey_id = ${survey_id} and deleted_at is null and ${shows(sql`definition`, filename_db)}
    order by "order"
    limit 1`.execute(tx);
  return rows[0]?.name ?? null;
}

/** Whether respondents who begin now are shown a file, or shall be once somebody agrees. */
async function isPublished(tx: Kysely<Tables>, survey_id: string, filename_db: string): Promise<boolean> {
  const { rows } = await sql<{ settings: Showing; in_block: boolean }>`
    select r.settings, exists (
      select from jsonb_array_elements(r.snapshot -> 'blocks') as block where ${shows(sql`block`, filename_db)}) as in_block
    from revisions r
    where r.survey_id = ${survey_id} and r.revision in (
      select p.revision from surveys s
      join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
      where s.survey_id = ${survey_id}
      union all
      select asked.revision from approvals asked where asked.survey_id = ${survey_id} and asked.state = 'waiting')`.execute(
    tx,
  );
  return rows.some(({ settings, in_block }) => in_block || isInSettings(settings, filename_db));
}
