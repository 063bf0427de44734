import { sql } from 'kysely';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayShareStudy } from '../../policies/mayShareStudy.ts';
import { addInvitees as add } from './addInvitees.ts';
import { mailingCalls } from './mailingCalls.ts';
import { readInviteeList } from './readInviteeList.ts';
import { readInvitees, readLinks } from './readInvitees.ts';

const inviteeList: Handler<'inviteeList'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  return readInviteeList(services.db, survey_id);
};

const invitees: Handler<'invitees'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  return readInvitees(services.db, survey_id, input);
};

const addInvitees: Handler<'addInvitees'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  return add(services, survey_id, input);
};

const removeInvitees: Handler<'removeInvitees'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  const { invitee_id } = input;
  const removed_at = services.now();
  const { numUpdatedRows } = await services.db
    .updateTable('invitees')
    .set({ removed_at: new Date(removed_at) })
    .where('survey_id', '=', survey_id)
    .where('removed_at', 'is', null)
    .$if(invitee_id !== null, (rows) => rows.where('invitee_id', '=', invitee_id ?? ''))
    .executeTakeFirstOrThrow();
  return { removed_at, removed: Number(numUpdatedRows) };
};

const restoreInvitees: Handler<'restoreInvitees'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  await services.db
    .updateTable('invitees as i')
    .set({ removed_at: null })
    .where('i.survey_id', '=', survey_id)
    .where('i.removed_at', '=', new Date(input.removed_at))
    // Whose address was added anew meanwhile has another link.
    .where((i) =>
      i.not(
        i.exists(
          i
            .selectFrom('invitees as other')
            .whereRef('other.survey_id', '=', 'i.survey_id')
            .where('other.removed_at', 'is', null)
            .where(sql<boolean>`lower(other.email) = lower(i.email)`)
            .select('other.survey_id'),
        ),
      ),
    )
    .execute();
  return { msg: 'success' };
};

const inviteeLinks: Handler<'inviteeLinks'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  return readLinks(services, survey_id, input.offset);
};

const setPersonalOnly: Handler<'setPersonalOnly'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  const { personal_only } = input;
  await services.db
    .insertInto('studies')
    .values({ survey_id, personal_only })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet({ personal_only }))
    .execute();
  return { msg: 'success' };
};

/** Personal links of a dialog or a multi-chat: Besitzer and Voller Zugriff alone see and set them. */
export const inviteeCalls = {
  inviteeList,
  invitees,
  addInvitees,
  removeInvitees,
  restoreInvitees,
  inviteeLinks,
  setPersonalOnly,
  ...mailingCalls,
} satisfies Partial<Handlers>;
