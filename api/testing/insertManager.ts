import type { TestApi } from './startTestApi.ts';

/** A multi-chat of one dialog, straight in the database; gives its id. */
export async function insertManager({ services: { db } }: TestApi, survey_id: string): Promise<number> {
  const { dialog_manager_id } = await db
    .insertInto('dialog_managers')
    .values({ name: 'Krimi' })
    .returning('dialog_manager_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('manager_surveys').values({ survey_id, dialog_manager_id, order: 1 }).execute();
  return dialog_manager_id;
}
