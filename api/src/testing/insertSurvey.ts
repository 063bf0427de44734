import type { Block, FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { newSurveyId } from '../storage/ids.ts';
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

/** A dialog straight in the database, active unless said otherwise; gives its public id. */
export async function insertSurvey({ services: { db } }: TestApi, fields: SurveyFields): Promise<string> {
  const survey_id = newSurveyId();
  await db
    .insertInto('surveys')
    .values({
      survey_id,
      survey_name: fields.survey_name ?? 'Zufriedenheit im Team',
      active: fields.active ?? true,
      settings: JSON.stringify({ ...newSurveySettings, ...fields.settings }),
      templ_options: JSON.stringify(fields.templ_options ?? []),
    })
    .execute();
  await replaceBlocks({ services: { db } }, survey_id, fields.blocks);
  if (fields.owner) {
    await db.insertInto('members').values({ survey_id, user_id: fields.owner.user_id, role: 'Besitzer' }).execute();
  }
  return survey_id;
}

/** What an edit does: other blocks and the next revision. Blocks that are left out count as deleted. */
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

async function replaceBlocks(
  { services: { db } }: { services: Pick<TestApi['services'], 'db'> },
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
