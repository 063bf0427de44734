import type { Block, FixMessages, Hint, SurveyConfig } from '@dialogwerk/shared/contract';
import { writeTrigger } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { uuidv7 } from '../../storage/ids.ts';
import type { TriggerRow } from '../../storage/tables/multiChatTables.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { contentOf } from './contentOf.ts';
import { asPicture, storePictures } from './storePictures.ts';
import type { StoryPicture } from './storePictures.ts';
import { storeLessons } from './storeLessons.ts';
import type { Story, StoryChat, StoryNote, StoryPlace } from './Story.ts';

type Tx = Kysely<Tables>;

/** Stores a dialog with its owner; gives its public id. */
export type InsertSurvey = (
  tx: Tx,
  owner: string,
  survey: {
    readonly survey_name: string;
    readonly settings: Partial<Omit<SurveyConfig, 'survey_name'> & FixMessages>;
    readonly blocks: readonly Block[];
  },
) => Promise<string>;

export interface Installing {
  readonly services: Pick<Services, 'db' | 'media' | 'now'>;
  readonly tx: Tx;
  /** Whose dialogs they are. */
  readonly owner: string;
  readonly insertSurvey: InsertSurvey;
}

/** What a story connects its chats by, as rows of their dialogs; `idOf` gives the dialog of a chat. */
export function connectionsOf(
  { triggers, clues, endings }: Pick<Story, 'triggers' | 'clues' | 'endings'>,
  idOf: (chat: string) => string,
  now: number,
): { readonly triggers: readonly TriggerRow[]; readonly hints: readonly Hint[] } {
  const questionOf = ([chat, unique_question_id]: StoryPlace) => ({ survey_id: idOf(chat), unique_question_id });
  const rows = triggers.map(({ at, names, delay_seconds, kind }): TriggerRow => {
    const rule = { kind, at: questionOf(at), names: questionOf(names) };
    const { init_survey } = writeTrigger(rule);
    return {
      ...rule.at,
      trigger_id: uuidv7(now),
      type: kind === 'moveDialog' ? 'moveTo' : 'waitFor',
      init_survey,
      named_survey_id: rule.names.survey_id,
      named_question_id: rule.names.unique_question_id,
      delay_seconds: delay_seconds ?? null,
    };
  });
  const noted = (kind: Hint['kind'], notes: readonly StoryNote[]): Hint[] =>
    notes.map(({ at, ...note }) => ({ kind, ...questionOf(at), ...note }));
  return { triggers: rows, hints: [...noted('clue', clues), ...noted('ending', endings)] };
}

/**
 * Puts a story into its multi-chat, which is there and empty: dialogs with their pictures and their training, and what
 * triggers what. Nothing is published yet.
 */
export async function installStory(installing: Installing, story: Story): Promise<void> {
  const { tx, services } = installing;
  const { dialog_manager_id } = story;
  const ids = new Map<string, string>();
  for (const [order, chat] of story.chats.entries()) {
    const survey_id = await installChat(installing, chat);
    ids.set(chat.key, survey_id);
    await tx.insertInto('manager_surveys').values({ survey_id, dialog_manager_id, order }).execute();
  }
  const { triggers, hints } = connectionsOf(story, idIn(ids), services.now());
  await tx
    .insertInto('triggers')
    .values(triggers.map((row) => Object.assign({ dialog_manager_id }, row)))
    .execute();
  await tx
    .updateTable('dialog_managers')
    .set({ hints: JSON.stringify(hints), clock: clockOf(story) })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
}

/** The time of a story, as it is stored. */
export function clockOf({ clock }: Pick<Story, 'clock'>): string | null {
  return clock ? JSON.stringify(clock) : null;
}

/** The dialog of a chat; throws for a chat that there is not. */
export function idIn(ids: ReadonlyMap<string, string>): (chat: string) => string {
  return (chat) => {
    const survey_id = ids.get(chat);
    if (survey_id === undefined) throw new Error(`the story has no chat ${chat}`);
    return survey_id;
  };
}

/** Makes the dialog of a chat with its pictures and its training; gives its id. */
export async function installChat({ tx, services, owner, insertSurvey }: Installing, chat: StoryChat): Promise<string> {
  const portrait = asPicture(chat.portrait, 'avatar');
  const shown = new Map<string, StoryPicture>();
  const now = services.now();
  const { blocks, lessons } = contentOf(chat, now, (name) => {
    const picture = shown.get(name) ?? asPicture(name, 'block');
    shown.set(name, picture);
    return picture.filename_db;
  });
  const { survey_name, config, messages } = chat;
  const settings = { ...config, ...messages, avatar_src: portrait.filename_db };
  const survey_id = await insertSurvey(tx, owner, { survey_name, settings, blocks });
  await storePictures(services, survey_id, [portrait, ...shown.values()]);
  await storeLessons(tx, survey_id, lessons, { user_id: owner, now });
  return survey_id;
}
