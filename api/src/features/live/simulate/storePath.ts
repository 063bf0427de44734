import type { DialogEntry } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { LiveServices } from '../LiveServices.ts';
import { openTests, testUserOf } from '../opening/registerTestUser.ts';
import { shownEntries } from '../turn/shownEntries.ts';
import type { PlayedDialog } from './playPath.ts';
import { storePlayed } from './storePlayed.ts';

/**
 * Begins the author's test conversations of these dialogs anew with what was played; gives what was said, by dialog. All or
 * nothing: 409 when a dialog is not at its revision any more, because the way was found in another one.
 */
export async function storePath(
  live: LiveServices,
  author_id: string,
  dialogs: readonly PlayedDialog[],
  { revisions, led }: { readonly revisions: ReadonlyMap<string, number>; readonly led: boolean },
): Promise<Record<string, DialogEntry[]>> {
  const surveyIds = dialogs.map(({ survey_id }) => survey_id);
  await inTransaction(live.db, async (tx) => {
    const { user_id_live } = await testUserOf(tx, author_id, live.now());
    await openTests(tx, surveyIds, user_id_live, live);
    for (const dialog of dialogs) {
      const { survey_id } = dialog;
      const conversation = await tx
        .selectFrom('conversations')
        .select(['conversation_id', 'revision'])
        .where('survey_id', '=', survey_id)
        .where('user_id_live', '=', user_id_live)
        .executeTakeFirstOrThrow();
      if (conversation.revision !== revisions.get(survey_id)) throw new CallError('path/survey-changed');
      await storePlayed(tx, { survey_id, ...conversation, led }, dialog);
    }
  });
  const shown = dialogs.map(
    async ({ survey_id, entries }) => [survey_id, await shownEntries(live, survey_id, entries)] as const,
  );
  return Object.fromEntries(await Promise.all(shown));
}
