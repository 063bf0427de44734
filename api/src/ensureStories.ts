import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Services } from './services.ts';
import { publishChats } from './features/managers/publishing.ts';
import { installStory } from './features/stories/installStory.ts';
import { stories } from './features/stories/stories.ts';
import type { Story } from './features/stories/Story.ts';
import { insertSurvey } from './features/surveys/insertSurvey.ts';
import { switchLive } from './publications/switchLive.ts';
import { inTransaction } from './storage/inTransaction.ts';
import { lockInstallation } from './storage/database/lockInstallation.ts';
import { markShipped } from './storage/surveys/markShipped.ts';
import type { Tables } from './storage/tables/tables.ts';
import { startTexts } from './texts.ts';

/**
 * Brings the two public stories (spec §1, §9) where there is none under their number, and makes them Live; each whole or not at
 * all, and once however many servers start. They belong to the first admin. One that was deleted stays deleted.
 */
export async function ensureStories(services: Pick<Services, 'db' | 'media' | 'now'>): Promise<void> {
  for (const story of stories) {
    await inTransaction(services.db, async (tx) => {
      await lockInstallation(tx);
      if (await isThere(tx, story)) return;
      const owner = await firstAdmin(tx);
      if (owner === null) return;
      const { dialog_manager_id, name } = story;
      await tx.insertInto('dialog_managers').values({ dialog_manager_id, name }).execute();
      await installStory({ services, tx, owner, insertSurvey }, story);
      const chats = await tx
        .selectFrom('manager_surveys')
        .select('survey_id')
        .where('dialog_manager_id', '=', dialog_manager_id)
        .execute();
      const ids = chats.map(({ survey_id }) => survey_id);
      await markShipped(tx, ids);
      await keepTogether(tx, owner, ids);
      const now = services.now();
      await publishChats(tx, dialog_manager_id, { user_id: owner, note: startTexts.storyNote, now });
      await switchLive(tx, { dialog_manager_id }, true, now);
    });
  }
}

/** Puts the dialogs of a story into the folder of the stories, which is its owner's like any other from then on. */
async function keepTogether(tx: Kysely<Tables>, user_id: string, survey_ids: readonly string[]): Promise<void> {
  const name = startTexts.storyFolder;
  const known = await tx
    .selectFrom('folders')
    .select('folder_id')
    .where('user_id', '=', user_id)
    .where('name', '=', name)
    .executeTakeFirst();
  const folder_id = known?.folder_id ?? randomUUID();
  if (!known) await tx.insertInto('folders').values({ folder_id, user_id, name }).execute();
  await tx
    .updateTable('members')
    .set({ folder_id })
    .where('user_id', '=', user_id)
    .where((row) => row('survey_id', '=', row.fn.any(row.val(survey_ids))))
    .execute();
}

async function isThere(tx: Kysely<Tables>, { dialog_manager_id }: Story): Promise<boolean> {
  const found = await tx
    .selectFrom('dialog_managers')
    .select('dialog_manager_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirst();
  return found !== undefined;
}

async function firstAdmin(tx: Kysely<Tables>): Promise<string | null> {
  const admin = await tx
    .selectFrom('accounts')
    .select('user_id')
    .where('admin', '=', true)
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return admin?.user_id ?? null;
}
