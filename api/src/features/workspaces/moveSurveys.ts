import type { Kysely } from 'kysely';
import type { Act } from '../../audit/writeAudit.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext, Handler } from '../../calls/handler.ts';
import { maySharePermission } from '../../policies/rights.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { lockWorkspace } from '../../workspaces/lockWorkspace.ts';
import { placeSurveys } from '../../workspaces/placeSurveys.ts';
import { workspacesOf } from '../../workspaces/workspacesOf.ts';

/** Puts dialogs into workspaces that the author is in, or out of theirs: for who manages the team of each of them. */
export const moveSurveys: Handler<'moveSurveys'> = async ({ places }, context) => {
  const { services, who } = context;
  const wanted = new Map(places.map(({ survey_id, workspace_id }) => [survey_id, workspace_id]));
  const targets = [...new Set(wanted.values())];
  const workspaces = targets.filter((target) => target !== null).toSorted();
  for (const workspace_id of workspaces) await sharedWorkspace(context, workspace_id, 'use');
  return inTransaction(services.db, async (tx) => {
    for (const workspace_id of workspaces) await lockWorkspace(tx, workspace_id, 'share');
    await refuseOthers(tx, context, [...wanted.keys()]);
    for (const target of targets) {
      const survey_ids = [...wanted].filter(([, workspace_id]) => workspace_id === target).map(([id]) => id);
      await placeSurveys(tx, survey_ids, target);
    }
    const acts = [...wanted].map(([survey_id, target]): Act => ({
      act: 'survey_moved',
      actor_id: who.user_id,
      survey_id,
      detail: target ?? '',
    }));
    await writeAudit(tx, services.now(), ...acts);
    return { msg: 'success' };
  });
};

/**
 * Refuses who may not manage the team of each of these dialogs, and who would take one out of a workspace that they are not in: but for
 * its Besitzer, whose it stays.
 */
async function refuseOthers(tx: Kysely<Tables>, { who }: CallContext<'author'>, ids: readonly string[]): Promise<void> {
  const surveys = await tx
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .leftJoin('workspaces', (join) =>
      join.onRef('workspaces.workspace_id', '=', 'surveys.workspace_id').on('workspaces.deleted_at', 'is', null),
    )
    .where((row) => row('surveys.survey_id', '=', row.fn.any(row.val(ids))))
    .where('user_id', '=', who.user_id)
    .where('surveys.deleted_at', 'is', null)
    .select(['role', 'workspaces.workspace_id'])
    .execute();
  if (surveys.length < ids.length) throw new CallError('survey/unknown');
  const weak = surveys.find(({ role }) => maySharePermission(role) === 0);
  if (weak) throw new CallError('role/insufficient', { role: weak.role, need: 'share' });
  const own = new Set((await workspacesOf(tx, who.user_id)).map(({ workspace_id }) => workspace_id));
  const isForeign = surveys.some(
    ({ role, workspace_id }) => role !== 'Besitzer' && workspace_id !== null && !own.has(workspace_id),
  );
  if (isForeign) throw new CallError('workspace/unknown');
}
