import type { Language } from '@dialogwerk/shared/contract';
import type { ConversationState } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { countConsents } from '../../../consents/countConsents.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { deleteFilesOf } from '../../../media/clearMedia.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import type { KnownDevice } from '../opening/deviceKind.ts';
import { countDeleted } from '../receipt/countDeleted.ts';
import { endLiveUsers } from '../../../storage/database/endLiveUsers.ts';
import { openParticipation } from './openParticipation.ts';
import { publishedManager } from './publishedManager.ts';

type Services = Pick<LiveServices, 'db' | 'now' | 'media' | 'pseudonym' | 'releases' | 'model' | 'tokens'>;

interface Gone {
  readonly dialog_manager_id: number;
  readonly is_test: boolean;
  readonly conversations: readonly {
    readonly survey_id: string;
    readonly conversation_id: string;
    readonly came_with: CameWith | null;
    readonly state: ConversationState;
    readonly language: Language | null;
  }[];
}

/** Deletes all that was said in a respondent's chats; null where another call was quicker. */
async function takeAway(tx: Kysely<Tables>, participation_id: string): Promise<Gone | null> {
  const participation = await tx
    .deleteFrom('participations')
    .where('participation_id', '=', participation_id)
    .returning(['dialog_manager_id', 'user_id_live', 'is_test'])
    .executeTakeFirst();
  if (!participation) return null;
  const { dialog_manager_id, user_id_live, is_test } = participation;
  await countConsents(tx, sql`c.user_id_live = ${user_id_live}`);
  // By the user, because the participation has let go of them.
  const conversations = await tx
    .deleteFrom('conversations')
    .where('user_id_live', '=', user_id_live)
    .returning(['survey_id', 'conversation_id', 'came_with', 'state', 'language'])
    .execute();
  return { dialog_manager_id, is_test, conversations };
}

async function deleteFiles(services: Services, gone: Gone | null): Promise<void> {
  for (const { survey_id, conversation_id } of gone?.conversations ?? []) {
    await deleteFilesOf(services, survey_id, [conversation_id]);
  }
}

/** Begins all chats of a respondent anew, on what is published now. Refuses with 410 where the multi-chat is not Live any more. */
export async function restartParticipation(
  services: Services,
  { participation_id, user_id_live }: { readonly participation_id: string; readonly user_id_live: string },
  device: KnownDevice | null,
): Promise<void> {
  const gone = await services.db.transaction().execute(async (tx) => {
    const taken = await takeAway(tx, participation_id);
    if (!taken) return null;
    const { public_id } = await tx
      .selectFrom('dialog_managers')
      .select('public_id')
      .where('dialog_manager_id', '=', taken.dialog_manager_id)
      .executeTakeFirstOrThrow();
    const isTest = taken.is_test;
    const manager = await publishedManager(tx, public_id, { isTried: isTest });
    const cameWith = new Map(taken.conversations.map(({ survey_id, came_with }) => [survey_id, came_with]));
    // Whoever begins anew is in the groups that they are in.
    const draws = new Map(taken.conversations.map(({ survey_id, state }) => [survey_id, state.draws]));
    const wished = taken.conversations.flatMap(({ language }) => language ?? []);
    await openParticipation(
      tx,
      manager,
      { user_id_live, device, wished, origin: { cameWith }, draws, isTest },
      services,
    );
    return taken;
  });
  await deleteFiles(services, gone);
}

/** Deletes all chats of a respondent with everything that was said there; what stays is a count for each dialog. */
export async function deleteParticipation(
  services: Services,
  { participation_id, user_id_live }: { readonly participation_id: string; readonly user_id_live: string },
): Promise<void> {
  const gone = await services.db.transaction().execute(async (tx) => {
    const taken = await takeAway(tx, participation_id);
    // What was only tried was never counted.
    for (const { survey_id } of taken?.is_test ? [] : (taken?.conversations ?? [])) await countDeleted(tx, survey_id);
    await endLiveUsers(tx, [user_id_live], services.now());
    return taken;
  });
  await services.tokens.noteEnded();
  await deleteFiles(services, gone);
}
