import type { CallResponse } from '@dialogwerk/shared/contract';
import { noteBegun } from '../../../studies/doors/begunHere.ts';
import { testTokenIn } from '../../../studies/doors/testLink.ts';
import { enterStudies } from '../../../studies/enterStudies.ts';
import { provenBy } from '../../../studies/proof/provenBy.ts';
import { spendProof } from '../../../studies/proof/spendProof.ts';
import { refuseOtherTests } from '../../../studies/refuseOtherTests.ts';
import { refuseWithoutPassword } from '../../../studies/refuseWithoutPassword.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { Arrival } from '../opening/Arrival.ts';
import { insertLiveUser, withTokens } from '../opening/registerLiveUser.ts';
import { userNames } from '../texts.ts';
import { openParticipation } from './openParticipation.ts';
import type { PublishedManager } from './publishedManager.ts';

/**
 * A new anonymous respondent of a multi-chat, with a conversation in each of its dialogs, and their tokens; all or nothing. Refuses (410)
 * where the multi-chat's study is closed to them, where one of its dialogs asks for a password that was not said in this browser, or where
 * either asks for a challenge that was not solved; one counts for all. By its link for trying no door is closed, and nothing is counted.
 */
export async function registerParticipant(
  live: LiveServices,
  manager: PublishedManager,
  { device, query, wished, marks, proof }: Arrival,
): Promise<CallResponse<'registerLiveList'>> {
  const { pseudonym } = live;
  const { public_id } = manager;
  const surveyIds = manager.surveys.map(({ survey_id }) => survey_id);
  const test = testTokenIn(query);
  const isTest = test !== null;
  const spent = isTest || proof === 'spared' ? null : await provenBy(live, [public_id, ...surveyIds], proof);
  const { user, kept } = await inTransaction(live.db, async (tx) => {
    if (test !== null) await refuseOtherTests(tx, [public_id], { pseudonym, token: test });
    if (spent !== null) await spendProof(tx, spent);
    if (!isTest) await refuseWithoutPassword(tx, surveyIds, { pseudonym, marks });
    const now = live.now();
    const { user_id_live, username_live } = await insertLiveUser(tx, now, isTest ? userNames.test : userNames.live);
    await openParticipation(tx, manager, { user_id_live, device, wished, origin: { query }, isTest }, live);
    const entered = isTest ? [] : await enterStudies(tx, [public_id], { pseudonym, marks }, now);
    return { user: await withTokens(live, tx, user_id_live, username_live), kept: entered };
  });
  for (const id of kept) noteBegun(pseudonym, marks, id, 'begun');
  return user;
}
