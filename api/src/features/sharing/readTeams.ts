import type { CallInput } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../calls/handler.ts';
import { maySharePermission } from '../../policies/rights.ts';
import { mayShare } from '../../policies/mayShare.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { ownRole } from '../../workspaces/ownRole.ts';

/** A dialog whose team changes, and what the person is in it. */
export interface TeamOf {
  readonly survey_id: string;
  readonly survey_name: string;
  /** The person's account and role, if they are a member. */
  readonly member: {
    readonly user_id: string;
    readonly role: Tables['members']['role'];
    /** What they were given here; null for who is in the team by a workspace alone. */
    readonly own_role: Tables['members']['own_role'];
  } | null;
  /** The role of an invitation that waits. */
  readonly invited: Tables['invitations']['role'] | null;
}

type Target = Pick<CallInput<'deleteSharingUser'>, 'survey_id' | 'name' | 'apply_to_multichat' | 'dialog_manager_id'>;

/**
 * The teams that a call changes: of the dialog itself, first, and with `apply_to_multichat` of all dialogs of its multi-chat. The
 * dialogs' rows are locked until the transaction ends, so that two changes of one team follow each other. Refuses who may not
 * manage each of them, and changes of one's own row or the Besitzer's (spec §6).
 */
export async function readTeams(tx: Kysely<Tables>, context: CallContext<'author'>, target: Target): Promise<TeamOf[]> {
  const { services, who } = context;
  const survey = await mayShare({ services: { ...services, db: tx }, who }, target.survey_id);
  const others = target.apply_to_multichat ? await othersOf(tx, survey.survey_id, target.dialog_manager_id) : [];
  const ids = [survey.survey_id, ...others].toSorted();
  const dialogs = await tx
    .selectFrom('surveys')
    .leftJoin('members as own', (join) =>
      join.onRef('own.survey_id', '=', 'surveys.survey_id').on('own.user_id', '=', who.user_id),
    )
    .where('surveys.survey_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['surveys.survey_id', 'survey_name', 'own.role'])
    .orderBy('surveys.survey_id')
    .forUpdate('surveys')
    .execute();
  const mayAll = dialogs.every(({ role }) => role !== null && maySharePermission(role) === 1);
  if (!mayAll) throw new CallError('team/not-all-of-manager');

  const email = target.name.toLowerCase();
  const members = await tx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .where('survey_id', 'in', ids)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', email))
    .select(['survey_id', 'accounts.user_id', 'role'])
    .select(ownRole.as('own_role'))
    .execute();
  const invited = await tx
    .selectFrom('invitations')
    .where('survey_id', 'in', ids)
    .where('email', '=', email)
    .select(['survey_id', 'role'])
    .execute();
  const teams = dialogs.map(({ survey_id, survey_name }): TeamOf => ({
    survey_id,
    survey_name,
    member: members.find((member) => member.survey_id === survey_id) ?? null,
    invited: invited.find((invitation) => invitation.survey_id === survey_id)?.role ?? null,
  }));
  const isFirst = (team: TeamOf) => team.survey_id === survey.survey_id;
  return [...teams.filter(isFirst), ...teams.filter((team) => !isFirst(team))];
}

/** Refuses what nobody may change (spec §6): one's own row, and the Besitzer's. */
export function refuseFixedRows([first]: readonly TeamOf[], user_id: string): void {
  if (first?.member?.user_id === user_id) throw new CallError('team/own-row');
  if (first?.member?.role === 'Besitzer') throw new CallError('team/owners-row');
}

/** The other dialogs of the multi-chat; of the dialog's only one when it is not named. */
async function othersOf(tx: Kysely<Tables>, survey_id: string, named: number | null): Promise<string[]> {
  const managers = await tx
    .selectFrom('manager_surveys')
    .innerJoin('dialog_managers', 'dialog_managers.dialog_manager_id', 'manager_surveys.dialog_manager_id')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .$if(named !== null, (query) => query.where('dialog_managers.dialog_manager_id', '=', named ?? 0))
    .select('dialog_managers.dialog_manager_id')
    .orderBy('dialog_managers.dialog_manager_id')
    .execute();
  const manager = managers[0];
  if (!manager && named !== null) throw new CallError('manager/unknown');
  if (!manager) return [];
  const rows = await tx
    .selectFrom('manager_surveys')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .where('dialog_manager_id', '=', manager.dialog_manager_id)
    .where('surveys.survey_id', '!=', survey_id)
    .where('deleted_at', 'is', null)
    .select('surveys.survey_id')
    .execute();
  return rows.map((row) => row.survey_id);
}
