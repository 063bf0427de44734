import { differencesOf } from '@dialogwerk/shared/dialog';
import type { Handler } from '../../calls/handler.ts';
import { lockApproval } from '../../approvals/approvalRows.ts';
import { publishedDataChanges } from '../../dataContracts/publishedDataChanges.ts';
import { CallError } from '../../errors/CallError.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { contentAt } from '../../publications/contentAt.ts';
import { publicationState } from '../../publications/publicationStates.ts';
import { ownTurn } from '../../inTurns.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** What approving a wish would change, for who may see all of the dialog: between what respondents get now and what was asked for. */
export const approvalChanges: Handler<'approvalChanges'> = async ({ survey_id: id, approval_id }, context) => {
  const { survey_id } = await mayEdit(context, id);
  return inTransaction(context.services.db, async (tx) => {
    // Locked, so that what is published and the differences are of one moment.
    await tx.selectFrom('surveys').select('revision').where('survey_id', '=', survey_id).forShare().execute();
    const { revision } = await lockApproval(tx, { survey_id }, approval_id);
    if (revision === null) throw new CallError('approval/unknown');
    const draft = await contentAt(tx, survey_id, revision);
    const publication = await publicationState(tx, survey_id);
    const { length: blocks } = draft.blocks;
    if (!publication) return { publication, blocks, differences: { blocks: [], scales: [], settings: [] }, data: [] };
    // In a turn of its own, because a large dialog was just read.
    await ownTurn();
    const published = await contentAt(tx, survey_id, publication.revision);
    const contents = { ...publication, survey_id, published, revision, draft };
    const data = await publishedDataChanges(tx, contents);
    return { publication, blocks, differences: differencesOf(published, draft), data };
  });
};
