import { writeAudit } from '../../audit/writeAudit.ts';
import type { AuthorContext, Handler, Handlers } from '../../calls/handler.ts';
import { askFor, wasAsked } from '../../approvals/askFor.ts';
import { approversOf } from '../../approvals/approversOf.ts';
import { decideOn, lapseWaiting, withdraw } from '../../approvals/decideOn.ts';
import { CallError } from '../../errors/CallError.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { mayPublish } from '../../policies/mayPublish.ts';
import { maySee } from '../../policies/maySee.ts';
import { mayShare } from '../../policies/mayShare.ts';
import type { SurveyOfAuthor } from '../../policies/findSurvey.ts';
import { pointAt } from '../../publications/pointAt.ts';
import { switchLive } from '../../publications/switchLive.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { LockedSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Services } from '../../services.ts';
import { approvalChanges } from './approvalChanges.ts';
import { readState } from './readState.ts';
import { wantedRevision } from './wantedRevision.ts';

/** Runs `work` while nobody else changes the dialog, tells those who have it open, and gives how it stands then. */
async function underLock(
  context: AuthorContext,
  { survey_id, role }: SurveyOfAuthor,
  work: (
    tx: Services['db'],
    survey: LockedSurvey,
    by: { readonly user_id: string; readonly now: number },
  ) => Promise<void>,
) {
  const { db, bus, now } = context.services;
  const { user_id } = context.who;
  const state = await inTransaction(db, async (tx) => {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) throw new CallError('publication/survey-gone');
    await work(tx, survey, { user_id, now: now() });
    return readState(tx, survey_id, { user_id, role });
  });
  bus.publish(survey_id);
  return state;
}

const approvals: Handler<'approvals'> = async (input, context) => {
  const { survey_id, role } = await maySee(context, input.survey_id);
  const { user_id } = context.who;
  return inTransaction(context.services.db, (tx) => readState(tx, survey_id, { user_id, role }));
};

/** On by one person; off by one only where there is no second who could be asked, and that stands in the history. */
const setFourEyes: Handler<'setFourEyes'> = async ({ survey_id: id, on }, context) => {
  const survey = await mayShare(context, id);
  const { survey_id } = survey;
  return underLock(context, survey, async (tx, { four_eyes }, { user_id, now }) => {
    if (four_eyes === on) return;
    if (!on) {
      const others = (await approversOf(tx, [survey_id])).filter((one) => one.user_id !== user_id);
      if (others.length > 0) throw new CallError('approval/second-needed');
      await lapseWaiting(tx, { survey_id }, { user_id, now });
    }
    await tx.updateTable('surveys').set({ four_eyes: on }).where('survey_id', '=', survey_id).execute();
    await writeAudit(tx, now, { act: on ? 'four_eyes_on' : 'four_eyes_off', actor_id: user_id, survey_id });
  });
};

const askApproval: Handler<'askApproval'> = async ({ survey_id: id, wants, revision, ...wish }, context) => {
  const survey = wants === 'off' ? await mayShare(context, id) : await mayEdit(context, id);
  const { survey_id } = survey;
  return underLock(context, survey, async (tx, locked, by) => {
    if (await wasAsked(tx, { survey_id }, wish.approval_id, by.user_id)) return;
    if (!locked.four_eyes) throw new CallError('approval/not-needed');
    const wanted = wants === 'off' ? {} : { revision: await wantedRevision(tx, locked, revision) };
    const approvers = await approversOf(tx, [survey_id]);
    await askFor(tx, { survey_id }, { ...wish, wants, ...wanted }, { ...by, approvers });
  });
};

const withdrawApproval: Handler<'withdrawApproval'> = async ({ survey_id: id, ...which }, context) => {
  const survey = await mayEdit(context, id);
  const { survey_id } = survey;
  return underLock(context, survey, async (tx, locked, by) => {
    if (!which.withdrawn && !locked.four_eyes) throw new CallError('approval/settled');
    await withdraw(tx, { survey_id }, which, by);
  });
};

const decideApproval: Handler<'decideApproval'> = async ({ survey_id: id, ...decision }, context) => {
  const survey = await mayPublish(context, id);
  const { survey_id } = survey;
  return underLock(context, survey, async (tx, _, by) => {
    const wish = await decideOn(tx, { survey_id }, decision, by);
    if (!decision.approved) return;
    if (wish.wants === 'off') {
      await tx.updateTable('surveys').set({ four_eyes: false }).where('survey_id', '=', survey_id).execute();
      await lapseWaiting(tx, { survey_id }, by);
      await writeAudit(tx, by.now, { act: 'four_eyes_off', actor_id: by.user_id, survey_id });
      return;
    }
    const { user_id, note, renewed, approval_id, revision } = wish;
    if (revision === null) throw new Error('a wish to publish a dialog names no revision');
    await pointAt(tx, survey_id, revision, { user_id, note, renewed, approval_id, now: by.now });
    if (wish.goes_live) await switchLive(tx, { survey_id }, true, by.now);
  });
};

/** Approval before publishing (docs/decisions/0171). */
export const approvalCalls = {
  approvals,
  setFourEyes,
  askApproval,
  withdrawApproval,
  decideApproval,
  approvalChanges,
} satisfies Partial<Handlers>;
