import { writeAudit } from '../../audit/writeAudit.ts';
import type { Act } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext, Handler } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { giveOwnRoles, takeOwnRoles } from '../../workspaces/ownRoles.ts';
import { readTeams, refuseFixedRows } from './readTeams.ts';
import type { TeamOf } from './readTeams.ts';

type Input = Parameters<typeof readTeams>[2];

/** The dialogs in which the person is a member or invited and may be changed; 404 when the dialog itself is not among them. */
async function changeable(tx: Services['db'], context: CallContext<'author'>, input: Input): Promise<TeamOf[]> {
  const teams = await readTeams(tx, context, input);
  refuseFixedRows(teams, context.who.user_id);
  const [first] = teams;
  if (!first?.member && !first?.invited) throw new CallError('team/unknown-member', { name: input.name });
  if (first.member?.own_role === null && !first.invited) throw new CallError('team/by-workspace', { name: input.name });
  return teams.filter(({ member, invited }) => (member?.own_role && member.role !== 'Besitzer') || invited);
}

/** The dialogs in which the person was given a role by themselves. */
function byMember(teams: readonly TeamOf[]): ReadonlyMap<string, string[]> {
  const own = teams.flatMap(({ survey_id, member }) =>
    member?.own_role ? [{ survey_id, user_id: member.user_id }] : [],
  );
  const grouped = Map.groupBy(own, ({ user_id }) => user_id);
  return new Map([...grouped].map(([user_id, rows]) => [user_id, rows.map(({ survey_id }) => survey_id)]));
}

/** Gives a member, or somebody who is invited, another role. */
export const changePermissionUser: Handler<'changePermissionUser'> = (input, context) => {
  const { services, who } = context;
  return inTransaction(services.db, async (tx) => {
    const teams = await changeable(tx, context, input);
    const role = input.new_role;
    for (const [user_id, survey_ids] of byMember(teams)) {
      await giveOwnRoles(
        tx,
        user_id,
        survey_ids.map((survey_id) => ({ survey_id, role })),
      );
    }
    for (const { survey_id } of teams) {
      await tx
        .updateTable('invitations')
        .set({ role })
        .where('survey_id', '=', survey_id)
        .where('email', '=', input.name.toLowerCase())
        .execute();
    }
    await writeAudit(tx, services.now(), ...actsOf('member_changed', teams, who.user_id, role));
    return { msg: 'success' };
  });
};

/** Takes a member out of the team, or an invitation back; what they may do ends at once. */
export const deleteSharingUser: Handler<'deleteSharingUser'> = (input, context) => {
  const { services, who } = context;
  return inTransaction(services.db, async (tx) => {
    const teams = await changeable(tx, context, input);
    for (const [user_id, survey_ids] of byMember(teams)) await takeOwnRoles(tx, user_id, survey_ids);
    for (const { survey_id } of teams) {
      await tx
        .deleteFrom('invitations')
        .where('survey_id', '=', survey_id)
        .where('email', '=', input.name.toLowerCase())
        .execute();
    }
    await writeAudit(tx, services.now(), ...actsOf('member_removed', teams, who.user_id, ''));
    return { msg: 'success' };
  });
};

function actsOf(act: Act['act'], teams: readonly TeamOf[], actor_id: string, detail: string): Act[] {
  return teams.map(({ survey_id, member }) => ({
    act,
    actor_id,
    target_id: member?.user_id ?? null,
    survey_id,
    detail,
  }));
}
