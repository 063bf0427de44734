import { differencesOf } from '@dialogwerk/shared/dialog';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { publishedDataChanges } from '../../dataContracts/publishedDataChanges.ts';
import { keepCounts } from '../../publications/countUnpublished.ts';
import { publicationState } from '../../publications/publicationStates.ts';
import { readContents } from '../../publications/readContents.ts';
import { ownTurn } from '../../inTurns.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** What publishing the draft would change, for who may see all of it. */
export const unpublishedChanges: Handler<'unpublishedChanges'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  return inTransaction(context.services.db, async (tx) => {
    // Locked, so that the state and the differences are of one moment.
    const { revision } = await tx
      .selectFrom('surveys')
      .select('revision')
      .where('survey_id', '=', survey_id)
      .forShare()
      .executeTakeFirstOrThrow();
    const [contents] = await readContents(tx, [survey_id]);
    if (!contents)
      return { publication: null, revision, differences: { blocks: [], scales: [], settings: [] }, data: [] };
    // In a turn of its own, because a large dialog was just read.
    await ownTurn();
    const differences = differencesOf(contents.published, contents.draft);
    await keepCounts(tx, [{ ...contents, differences }]);
    const data = await publishedDataChanges(tx, contents);
    return { publication: await publicationState(tx, survey_id), revision, differences, data };
  });
};
