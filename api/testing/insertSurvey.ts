import { randomUUID } from 'node:crypto';
import type { Block, FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { sql } from 'kysely';
import { newSurveyId } from '../src/storage/ids.ts';
import { currentSettings, currentSnapshot } from '../src/storage/surveys/readSnapshot.ts';
import type { TestApi } from './startTestApi.ts';

interface SurveyFields {
  readonly blocks: readonly Block[];
  readonly survey_name?: string;
  readonly active?: boolean;
  readonly settings?: Partial<SurveyConfig & FixMessages>;
  readonly templ_options?: ScaleTemplate[];
  /** The Besitzer. */
  readonly owner?: { readonly user_id: string };
}

/** A dialog straight in the database, published and active unless said otherwise; gives its public id. */
export async function insertSurvey({ services: { db } }: TestApi, fields: SurveyFields): Promise<string> {
  const survey_id = newSurveyId();
  await db
    .insertInto('surveys')
    .values({
      survey_id,
      survey_name: fields.survey_name ?? 'Zufriedenheit im Team',
      settings: JSON.stringify({ ...newSurveySettings, ...fields.settings }),
      templ_options: JSON.stringify(fields.templ_options ?? []),
    })
    .execute();
  await replaceBlocks({ services: { db } }, survey_id, fields.blocks);
  if (fields.active ?? true) {
    await publishSurvey({ services: { db } }, survey_id);
    await db.updateTable('surveys').set({ active: true }).where('survey_id', '=', survey_id).execute();
  }
  if (fields.owner) {
    await db.insertInto('members').values({ survey_id, user_id: fields.owner.user_id, role: 'Besitzer' }).execute();
  }
  return survey_id;
}

/** What publishing does, whatever the draft holds and without anybody who did it. */
export async function publishSurvey({ services: { db } }: Database, survey_id: string): Promise<void> {
  const publication_id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into revisions (survey_id, revision, snapshot, settings)
      select s.survey_id, s.revision, ${currentSnapshot}, ${currentSettings} from surveys s where s.survey_id = ${survey_id}
      on conflict (survey_id, revision) do update set settings = excluded.settings`.execute(tx);
    await sql`
      insert into publications (survey_id, publication_id, revision, published_at)
      select survey_id, ${publication_id}::uuid, revision, now() from surveys where survey_id = ${survey_id}`.execute(
      tx,
    );
    await tx.updateTable('surveys').set({ publication_id }).where('survey_id', '=', survey_id).execute();
  });
}

/** What an edit does to the draft: other blocks and the next revision. Blocks that are left out count as deleted. */
export async function editSurvey(api: TestApi, survey_id: string, blocks: readonly Block[]): Promise<void> {
  await api.services.db.transaction().execute(async (db) => {
    await db.updateTable('blocks').set({ deleted_at: new Date() }).where('survey_id', '=', survey_id).execute();
    await replaceBlocks({ services: { db } }, survey_id, blocks);
    await db
      .updateTable('surveys')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('survey_id', '=', survey_id)
      .execute();
  });
}

interface Database {
  readonly services: Pick<TestApi['services'], 'db'>;
}

async function replaceBlocks(
  { services: { db } }: Database,
  survey_id: string,
  blocks: readonly Block[],
): Promise<void> {
  if (blocks.length === 0) return;
  const rows = blocks.map(({ order, ...definition }) => ({
    survey_id,
    unique_question_id: definition.unique_question_id,
    order,
    definition: JSON.stringify(definition),
    deleted_at: null,
  }));
  await db
    .insertInto('blocks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['survey_id', 'unique_question_id']).doUpdateSet((row) => ({
        order: row.ref('excluded.order'),
        definition: row.ref('excluded.definition'),
        deleted_at: null,
      })),
    )
    .execute();
}
