import type { CallResponse, RoleName } from '@dialogwerk/shared/contract';
import { countDifferences, differencesOf } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { approversOf } from '../../approvals/approversOf.ts';
import { readApprovals } from '../../approvals/approvalRows.ts';
import { rightsOf } from '../../policies/rights.ts';
import { contentAt } from '../../publications/contentAt.ts';
import type { Tables } from '../../storage/tables/tables.ts';

interface Reader {
  readonly user_id: string;
  readonly role: RoleName;
}

/** How publishing a dialog stands under the Vier-Augen-Prinzip, to one of its team. Runs in a transaction. */
export async function readState(
  tx: Kysely<Tables>,
  survey_id: string,
  { user_id, role }: Reader,
): Promise<CallResponse<'approvals'>> {
  // Locked, so that draft and wish are of one moment.
  const { four_eyes, revision } = await tx
    .selectFrom('surveys')
    .select(['four_eyes', 'revision'])
    .where('survey_id', '=', survey_id)
    .forShare()
    .executeTakeFirstOrThrow();
  const { waiting, off, past, told } = await readApprovals(tx, { survey_id });
  const approvers = await approversOf(tx, [survey_id]);
  return {
    four_eyes,
    others: approvers.filter((one) => one.user_id !== user_id).map(({ username: _username, ...person }) => person),
    may_approve: rightsOf[role].live_switch === 1,
    waiting: told(waiting),
    off: told(off),
    past,
    behind:
      waiting === null || waiting.revision === null || waiting.revision === revision
        ? 0
        : await countBetween(tx, survey_id, waiting.revision, revision),
  };
}

async function countBetween(tx: Kysely<Tables>, survey_id: string, before: number, after: number): Promise<number> {
  const asked = await contentAt(tx, survey_id, before);
  return countDifferences(differencesOf(asked, await contentAt(tx, survey_id, after)));
}
