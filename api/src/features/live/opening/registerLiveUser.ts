import type { CallResponse } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../../../services.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import type { Arrival } from './Arrival.ts';
import { noteBegun } from '../../../studies/doors/begunHere.ts';
import { testTokenIn } from '../../../studies/doors/testLink.ts';
import { enterStudies } from '../../../studies/enterStudies.ts';
import { provenBy } from '../../../studies/proof/provenBy.ts';
import { spendProof } from '../../../studies/proof/spendProof.ts';
import { refuseOtherTests } from '../../../studies/refuseOtherTests.ts';
import { openConversations } from './openConversations.ts';
import { userNames } from '../texts.ts';

type LiveUser = CallResponse<'registerLive'>;

interface LiveUserName {
  readonly user_id_live: string;
  readonly username_live: string;
}

/**
 * A new anonymous respondent with a conversation in each of the surveys, and their tokens; all or nothing. Refuses where a study is closed
 * to them (410), or asks for a challenge that was not solved. By a link for trying no study is, and nothing is counted.
 */
export async function registerLiveUser(
  services: Services,
  surveyIds: readonly string[],
  { device, query, wished, marks, proof, user_id_live: settled }: Arrival,
): Promise<LiveUser> {
  const { pseudonym } = services;
  const test = testTokenIn(query);
  const spent = test === null && proof !== 'spared' ? await provenBy(services, surveyIds, proof) : null;
  const { user, kept } = await services.db.transaction().execute(async (transaction) => {
    const now = services.now();
    const name = test === null ? userNames.live : userNames.test;
    const { user_id_live, username_live } = await insertLiveUser(transaction, now, name, settled);
    if (test !== null) await refuseOtherTests(transaction, surveyIds, { pseudonym, token: test });
    if (spent !== null) await spendProof(transaction, spent);
    const runs = test === null ? 'published' : 'published-test';
    await openConversations(
      transaction,
      surveyIds,
      { user_id_live, runs, device, wished, origin: { query } },
      services,
    );
    const visitor = { pseudonym, marks };
    const entered = test === null ? await enterStudies(transaction, surveyIds, visitor, now) : [];
    return { user: await withTokens(services, transaction, user_id_live, username_live), kept: entered };
  });
  for (const survey_id of kept) noteBegun(pseudonym, marks, survey_id, 'begun');
  return user;
}

/** A new anonymous respondent, made at `now` (milliseconds since 1970); `name` says what for. */
export async function insertLiveUser(
  tx: Kysely<Tables>,
  now: number,
  name: string = userNames.live,
  user_id_live: string = uuidv7(now),
): Promise<LiveUserName> {
  const username_live = `${name}-${user_id_live.slice(-12)}`;
  await tx.insertInto('live_users').values({ user_id_live, username_live }).execute();
  return { user_id_live, username_live };
}

/** A live user as the calls answer it, with a session of its own. */
export async function withTokens(
  services: Services,
  db: Kysely<Tables>,
  user_id_live: string,
  username_live: string,
): Promise<LiveUser> {
  const { token, refresh_token } = await services.tokens.open(db, 'respondent', user_id_live);
  return { success: true, username_live, token_live: token, refresh_token_live: refresh_token, user_id: user_id_live };
}
