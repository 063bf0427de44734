import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { editInside } from '../features/blocks/editSurvey.ts';
import { writeContent } from '../features/blocks/writeContent.ts';
import type { DialogContent } from '../features/blocks/writeContent.ts';
import { writeConnectedSurveys } from '../features/managers/writeConnectedSurveys.ts';
import { putIntoEffect, replaceTraining, trainingAt } from '../features/training/replaceTraining.ts';
import type { KeptSettings } from '../storage/surveys/KeptSettings.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { replaceTriggers } from './keptDraft.ts';

interface Undoing {
  readonly tx: Kysely<Tables>;
  readonly user_id: string;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * Makes a multi-chat's draft and training what they were before a reset; what the reset made anew goes into the bin. 404 where
 * nothing is kept under the id. Runs in the transaction that has locked the multi-chat.
 */
export async function undoReset({ tx, user_id, now }: Undoing, id: number, kept_id: string): Promise<void> {
  const kept = await tx
    .selectFrom('kept_chats')
    .selectAll()
    .where('dialog_manager_id', '=', id)
    .where('kept_id', '=', kept_id)
    .executeTakeFirst();
  if (!kept) throw new CallError('story/nothing-kept');
  const by = { user_id, step: undefined, now };
  for (const { survey_id, revision, training, applied } of kept.surveys) {
    const content = await keptContent(tx, survey_id, revision);
    await editInside(tx, survey_id, by, (edit) => writeContent(edit, content));
    const restored = await replaceTraining(tx, survey_id, await trainingAt(tx, survey_id, training));
    await putIntoEffect(tx, survey_id, applied === training ? restored : applied, by);
  }
  await writeConnectedSurveys(
    tx,
    id,
    kept.surveys.map(({ survey_id }) => survey_id),
  );
  await replaceTriggers(tx, id, kept.triggers);
  await tx
    .updateTable('dialog_managers')
    .set({ hints: JSON.stringify(kept.hints), clock: kept.clock && JSON.stringify(kept.clock) })
    .where('dialog_manager_id', '=', id)
    .execute();
  for (const survey_id of kept.made) {
    await tx
      .updateTable('surveys')
      .set({ deleted_at: new Date(now), deleted_by: user_id })
      .where('survey_id', '=', survey_id)
      .execute();
  }
}

async function keptContent(tx: Kysely<Tables>, survey_id: string, revision: number): Promise<DialogContent> {
  const { snapshot, settings } = await tx
    .selectFrom('revisions')
    .select(['snapshot', 'settings'])
    .where('survey_id', '=', survey_id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return contentOfRevision(snapshot, settings);
}

function contentOfRevision(
  { blocks, templ_options, translations }: SurveySnapshot,
  kept: KeptSettings | null,
): DialogContent {
  if (!kept) throw new Error('a draft was kept without its settings');
  const { survey_name, ...settings } = kept;
  return { survey_name, settings: { ...settings, translations: translations ?? {} }, templ_options, blocks };
}
