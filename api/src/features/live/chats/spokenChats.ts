import type { ChatsSpoken } from '@dialogwerk/shared/contract';
import { languageFragments } from '@dialogwerk/shared/dialog';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import type { LiveServices } from '../LiveServices.ts';
import { readChatConfigs } from './readChatConfigs.ts';

/** What stands around a respondent's chats, in the language that each of them is in; null where the dialogs have one together. */
export async function spokenChats(
  live: Pick<LiveServices, 'db' | 'contentLocation'>,
  {
    participation_id,
    dialog_manager_id,
    publication_id,
  }: Readonly<Record<'participation_id' | 'publication_id', string>> & {
    readonly dialog_manager_id: number;
  },
): Promise<ChatsSpoken | null> {
  const [{ surveys }, conversations] = await Promise.all([
    live.db
      .selectFrom('manager_publications')
      .select('surveys')
      .where('dialog_manager_id', '=', dialog_manager_id)
      .where('publication_id', '=', publication_id)
      .executeTakeFirstOrThrow(),
    live.db
      .selectFrom('conversations')
      .select(['survey_id', 'language'])
      .where('participation_id', '=', participation_id)
      .execute(),
  ]);
  const spoken = new Map(conversations.map(({ survey_id, language }) => [survey_id, language]));
  const read = await readChatConfigs(live, surveys, (survey_id, has) =>
    chosenLanguage(has, [spoken.get(survey_id) ?? has.language]),
  );
  if (!read || read.languages.length < 2) return null;
  return { chats: [...read.chats], language: languageFragments(read.first.settings) };
}
