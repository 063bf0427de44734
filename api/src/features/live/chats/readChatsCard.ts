import type { PageCard } from '../../../share-card/PageCard.ts';
import type { LiveServices } from '../LiveServices.ts';
import { readPageCard } from '../opening/readPageCard.ts';
import type { ChatConfigs } from './readChatConfigs.ts';

/** What the head of a multi-chat's page says for whoever shares its link: what its author says, else the words and picture of its first dialog, by its own name. */
export async function readChatsCard(
  live: Pick<LiveServices, 'db' | 'contentLocation'>,
  public_id: string,
  { survey_id, settings }: ChatConfigs['first'],
): Promise<PageCard> {
  const [own, looks] = await Promise.all([
    readPageCard(live, public_id, { logo_src: null, avatar_src: null }),
    readPageCard(live, survey_id, settings),
  ]);
  const { picture, isLarge } = own.isLarge ? own : looks;
  return { title: own.title, description: own.description ?? looks.description, picture, isLarge };
}
