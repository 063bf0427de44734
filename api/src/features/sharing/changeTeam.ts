import { writeAudit } from '../../audit/writeAudit.ts';
import type { Act } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext, Handler } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { rightsOf } from '../../policies/rights.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { readTeams, refuseFixedRows } from './readTeams.ts';
import type { TeamOf } from './readTeams.ts';

type Input = Parameters<typeof readTeams>[2];

/** The dialogs in which the person is a member or invited and may be changed; 404 when the dialog itself is not among them. */
async function changeable(tx: Services['db'], context: CallContext<'author'>, input: Input): Promise<TeamOf[]> {
  const teams = await readTeams(tx, context, input);
  refuseFixedRows(teams, context.who.user_id);
  const [first] = teams;
  if (!first?.member && !first?.invited) throw new CallError('team/unknown-member', { name: input.name });
  return teams.filter(({ member, invited }) => (member && member.role !== 'Besitzer') || invited);
}

/** Ends a member's test chat, which would go on, because it has a session of its own. */
async function endTests(tx: Services['db'], survey_id: string, user_id: string): Promise<void> {
  await tx
    .deleteFrom('conversations')
    .using('live_users')
    .whereRef('live_users.user_id_live', '=', 'conversations.user_id_live')
    .where('survey_id', '=', survey_id)
    .where('account_id', '=', user_id)
    .execute();
}

/** Gives a member, or somebody who is invited, another role. */
export const changePermissionUser: Handler<'changePermissionUser'> = (input, context) => {
  const { services, who } = context;
  return inTransaction(services.db, async (tx) => {
    const teams = await changeable(tx, context, input);
    const role = input.new_role;
    for (const { survey_id, member } of teams) {
      if (member) {
        await tx
          .updateTable('members')
          .set({ role })
          .where('survey_id', '=', survey_id)
          .where('user_id', '=', member.user_id)
          .execute();
        if (rightsOf[role].testen === 0) await endTests(tx, survey_id, member.user_id);
      }
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
    for (const { survey_id, member } of teams) {
      if (member) {
        await tx
          .deleteFrom('members')
          .where('survey_id', '=', survey_id)
          .where('user_id', '=', member.user_id)
          .execute();
        await endTests(tx, survey_id, member.user_id);
      }
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
