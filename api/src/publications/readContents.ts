import type { Block, ScaleTemplate, Translations } from '@dialogwerk/shared/contract';
import type { DialogContent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeptSettings } from '../storage/surveys/KeptSettings.ts';
import { currentSettings } from '../storage/surveys/readSnapshot.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** What respondents get and what authors have, both of one moment. */
export interface Contents {
  readonly survey_id: string;
  readonly publication_id: string;
  readonly published: DialogContent;
  /** The draft's. */
  readonly revision: number;
  readonly draft: DialogContent;
}

/** Both contents as the database has them. */
export interface ContentRow {
  readonly survey_id: string;
  readonly publication_id: string;
  readonly revision: number;
  readonly published: SurveySnapshot;
  readonly published_settings: KeptSettings;
  readonly draft: SurveySnapshot;
  readonly draft_settings: KeptSettings;
}

type Head = Omit<ContentRow, 'published' | 'draft'> &
  Record<'published_scales' | 'draft_scales', readonly ScaleTemplate[]> &
  Record<'published_translations' | 'draft_translations', Translations | null>;

/** Of a published block that the draft has unchanged, the id alone, so that of a large dialog one content is read and not two. */
interface PublishedBlock {
  readonly id: string;
  readonly block: Block | null;
}

/**
 * Both contents of each dialog, of one moment; dialogs that were never published or are gone are left out. Blocks come in rows of their
 * own, because one value of megabytes is taken apart at one go. A transaction of the caller's has locked the dialogs.
 */
export function readContents(db: Kysely<Tables>, surveyIds: readonly string[]): Promise<Contents[]> {
  const read = (tx: Kysely<Tables>) => readInside(tx, surveyIds);
  return db.isTransaction ? read(db) : db.transaction().setIsolationLevel('repeatable read').execute(read);
}

async function readInside(tx: Kysely<Tables>, surveyIds: readonly string[]): Promise<Contents[]> {
  const { rows: heads } = await sql<Head>`
    select s.survey_id, s.publication_id, s.revision, r.settings as published_settings, ${currentSettings} as draft_settings,
      r.snapshot->'templ_options' as published_scales, s.templ_options as draft_scales,
      r.snapshot->'translations' as published_translations, s.settings->'translations' as draft_translations
    ${published} where s.survey_id = any(${surveyIds}::text[])`.execute(tx);
  const contents: Contents[] = [];
  for (const { survey_id, publication_id, revision, ...head } of heads) {
    const drafted = await readDraft(tx, survey_id);
    const blocks = drafted.map(({ block }) => block);
    const known = new Map(drafted.map(({ block }) => [block.unique_question_id, block]));
    const before = await readPublished(tx, survey_id, drafted);
    contents.push({
      survey_id,
      publication_id,
      revision,
      published: {
        blocks: before.flatMap(({ id, block }) => block ?? known.get(id) ?? []),
        templ_options: head.published_scales,
        settings: withTranslations(head.published_settings, head.published_translations),
      },
      draft: {
        blocks,
        templ_options: head.draft_scales,
        settings: withTranslations(head.draft_settings, head.draft_translations),
      },
    });
  }
  return contents;
}

interface DraftedBlock {
  readonly block: Block;
  /** Of all that it says, without its place. */
  readonly hash: string;
}

async function readDraft(tx: Kysely<Tables>, survey_id: string): Promise<DraftedBlock[]> {
  const rows = await tx
    .selectFrom('blocks')
    .select(['definition', 'order'])
    .select(sql<string>`md5(definition::text)`.as('hash'))
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .orderBy('order')
    .orderBy('unique_question_id')
    .execute();
  return rows.map(({ definition, order, hash }) => ({ block: Object.assign(definition, { order }), hash }));
}

/** By hashes and not by a join, because a database that has not counted a new dialog's blocks yet compares each with each. */
async function readPublished(
  tx: Kysely<Tables>,
  survey_id: string,
  drafted: readonly DraftedBlock[],
): Promise<PublishedBlock[]> {
  const hashes = Object.fromEntries(drafted.map(({ block, hash }) => [block.unique_question_id, hash]));
  const { rows } = await sql<PublishedBlock>`
    select b.block->>'unique_question_id' as id,
      case when ${JSON.stringify(hashes)}::jsonb ->> (b.block->>'unique_question_id') = md5((b.block - 'order')::text)
        then null else b.block end as block
    ${published}
    cross join jsonb_array_elements(r.snapshot->'blocks') with ordinality as b (block, place)
    where s.survey_id = ${survey_id}
    order by b.place`.execute(tx);
  return rows;
}

/** What respondents get of dialogs `s`: the revision `r`. */
const published = sql`
  from surveys s
  join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
  join revisions r on r.survey_id = p.survey_id and r.revision = p.revision`;

/** A dialog's content as it is compared. */
export function contentOf(
  { blocks, templ_options, translations = null }: SurveySnapshot,
  settings: KeptSettings,
): DialogContent {
  return { blocks, templ_options, settings: withTranslations(settings, translations) };
}

/** Settings with the texts in other languages, of which what was kept before there were any has none. */
function withTranslations(settings: KeptSettings, translations: Translations | null): DialogContent['settings'] {
  return { ...settings, translations: translations ?? {} };
}
