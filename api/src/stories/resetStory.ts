import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { Services } from '../services.ts';
import { editInside } from '../features/blocks/editSurvey.ts';
import { writeContent } from '../features/blocks/writeContent.ts';
import { writeConnectedSurveys } from '../features/managers/writeConnectedSurveys.ts';
import { contentOf } from '../features/stories/contentOf.ts';
import { clockOf, connectionsOf, idIn, installChat } from '../features/stories/installStory.ts';
import type { Story, StoryChat } from '../features/stories/Story.ts';
import { rowsOf } from '../features/stories/storeLessons.ts';
import { asPicture, storePictures } from '../features/stories/storePictures.ts';
import type { StoryPicture } from '../features/stories/storePictures.ts';
import { insertSurvey } from '../features/surveys/insertSurvey.ts';
import { putIntoEffect, replaceTraining } from '../features/training/replaceTraining.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { dialogsOfChats } from './dialogsOfChats.ts';
import { keepDraft, replaceTriggers } from './keptDraft.ts';

interface Resetting {
  readonly services: Pick<Services, 'db' | 'media' | 'now'>;
  readonly tx: Kysely<Tables>;
  /** Who does it, and owns what has to be made anew. */
  readonly user_id: string;
}

/**
 * Makes a story's draft what the first start loads: its dialogs where they are, so that links, answers and analysis stay; those that are gone
 * anew. What is published stays until authors publish; the training acts at once. Gives what undoes it. 409 where none of its
 * dialogs comes from the story. Runs in the transaction that has locked the multi-chat.
 */
export async function resetStory(resetting: Resetting, story: Story): Promise<{ readonly kept_id: string }> {
  const { tx, services, user_id } = resetting;
  const { dialog_manager_id } = story;
  const known = await dialogsOfChats(tx, story);
  if (known.size === 0) throw new CallError('story/none');
  const ids = new Map(known);
  const made: string[] = [];
  for (const chat of story.chats) {
    if (known.has(chat.key)) continue;
    const survey_id = await installChat({ services, tx, owner: user_id, insertSurvey }, chat);
    ids.set(chat.key, survey_id);
    made.push(survey_id);
  }
  const kept_id = await keepDraft(tx, dialog_manager_id, made, services.now());
  for (const chat of story.chats) {
    const survey_id = known.get(chat.key);
    if (survey_id !== undefined) await resetChat(resetting, chat, survey_id);
  }
  const idOf = idIn(ids);
  await writeConnectedSurveys(
    tx,
    dialog_manager_id,
    story.chats.map(({ key }) => idOf(key)),
  );
  const { triggers, hints } = connectionsOf(story, idOf, services.now());
  await replaceTriggers(tx, dialog_manager_id, triggers);
  await tx
    .updateTable('dialog_managers')
    .set({ hints: JSON.stringify(hints), clock: clockOf(story) })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
  return { kept_id };
}

async function resetChat({ tx, services, user_id }: Resetting, chat: StoryChat, survey_id: string): Promise<void> {
  const now = services.now();
  const by = { user_id, step: undefined, now };
  const stored = await storedPictures(tx, survey_id);
  const missing: StoryPicture[] = [];
  const fileOf = (picture: string, purpose: StoryPicture['purpose']): string => {
    const key = `${purpose} ${picture}`;
    const there = stored.get(key);
    if (there !== undefined) return there;
    const fresh = asPicture(picture, purpose);
    missing.push(fresh);
    stored.set(key, fresh.filename_db);
    return fresh.filename_db;
  };
  const { blocks, lessons } = contentOf(chat, now, (picture) => fileOf(picture, 'block'));
  const { survey_name, config, messages } = chat;
  const settings = { ...config, ...messages, avatar_src: fileOf(chat.portrait, 'avatar') };
  await storePictures(services, survey_id, missing);
  const content = { survey_name, settings, templ_options: [], blocks };
  await editInside(tx, survey_id, by, (edit) => writeContent(edit, content));
  await putIntoEffect(tx, survey_id, await replaceTraining(tx, survey_id, rowsOf(lessons)), by);
}

/** The files of a dialog's pictures that are kept, by purpose and name. */
async function storedPictures(tx: Kysely<Tables>, survey_id: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('media')
    .select(['purpose', 'original_name', 'filename_db'])
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .where('size', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map(({ purpose, original_name, filename_db }) => [`${purpose} ${original_name}`, filename_db]));
}
